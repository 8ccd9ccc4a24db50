use super::*;

#[test]
fn what_a_kernel_takes() {
    let said = |sizes: &[usize]| words(Some("add"), Some(sizes));
    let each = "kernelParams, if it is not null, must have the address of";
    assert_eq!(said(&[]), "kernel add takes no parameters");
    assert_eq!(said(&[1]), format!("kernel add takes 1 parameter of 1 byte; {each} its value"));
    assert_eq!(
        said(&[8, 8, 4]),
        format!("kernel add takes 3 parameters of 8, 8 and 4 bytes; {each} each")
    );
    assert_eq!(
        words(Some("add"), None),
        format!("{each} a value for each parameter of kernel add")
    );
    let long = words(Some(&"n".repeat(5000)), Some(&[4; 5000]));
    assert!(long.len() < 1008 && long.contains("5000 parameters"), "{long}");
}
