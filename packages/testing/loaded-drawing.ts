/**
 * What draws images, for the tests that have one drawn, as `loaded-worker.ts` loads the rest of the Worker. It travels to a
 * runtime as 2.5 million numbers, which take the processor most of a second.
 */
import "@resvg/resvg-wasm/index_bg.wasm";
