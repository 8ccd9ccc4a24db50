//! The programs into which the system preloads nothing.

use super::*;

#[test]
fn a_program_of_another_user_or_group_has_other_rights() {
    let own = [1000, 100];
    let of = |user, group, has_capabilities| has_other_rights([user, group], has_capabilities, own);
    assert!(!of(None, None, false));
    assert!(!of(Some(1000), Some(100), false), "its owners are the user and the group");
    assert!(of(Some(0), None, false) && of(Some(100), None, false));
    assert!(of(None, Some(0), false) && of(None, Some(1000), false));
    assert!(of(None, None, true));
    assert!(!has_other_rights([None, None], true, [0, 0]), "the superuser has them anyway");
}
