use super::*;

use CUfabricCpyOperandType as T;

const POINTER: T = T::CU_FABRIC_COPY_OPERAND_TYPE_POINTER;
const ENDPOINT: T = T::CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT;

fn op(src: T, dst: T, flags: u32) -> CUDA_FABRIC_COPY_BATCH_OP {
    let mut op = CUDA_FABRIC_COPY_BATCH_OP { flags, ..Default::default() };
    (op.src.type_, op.dst.type_) = (src, dst);
    op
}

pub fn cases(cases: &Cases) {
    let mut c = cases
        .call(|| {
            let good = [op(POINTER, POINTER, 0), op(POINTER, ENDPOINT, 0), op(ENDPOINT, POINTER, 0)];
            cuFabricCpyBatchAsync { numOps: 3, opList: many(good), flags: 0, hStream: at(0x1000) }
        })
        .only_mock("needs a fabric");
    c.accepts("the stream of the thread", |i| i.hStream = CU_STREAM_PER_THREAD);
    c.accepts("no operations", |i| (i.numOps, i.opList) = (0, many([])));
    c.accepts("a null pointer", |i| i.opList = null());
    c.rejects(78, "flags (1) must be zero", |i| i.flags = 1);
    for (stream, shown) in [(at(0), "null"), (CU_STREAM_LEGACY, "0x1")] {
        let must = format!("hStream ({shown}) must be neither null nor CU_STREAM_LEGACY");
        c.rejects(79, must, |i| i.hStream = stream);
    }
    let types = "CU_FABRIC_COPY_OPERAND_TYPE_POINTER or CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT";
    let source = format!("opList[1].src.type (CUfabricCpyOperandType(0)) must be {types}");
    c.rejects(479, source, |i| i.opList[1] = op(T(0), POINTER, 0));
    let target = format!("opList[1].dst.type (CUfabricCpyOperandType(3)) must be {types}");
    c.rejects(480, target, |i| i.opList[1] = op(POINTER, T(3), 0));
    c.rejects(481, "opList[1].flags (1) must be zero", |i| i.opList[1] = op(POINTER, POINTER, 1));
    let text = "opList[1].dst.type (CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT) must be \
                CU_FABRIC_COPY_OPERAND_TYPE_POINTER, because opList[1].src.type is \
                CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT";
    c.rejects(482, text, |i| i.opList[1] = op(ENDPOINT, ENDPOINT, 0));
}
