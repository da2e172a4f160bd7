/** What compilers ask for where code is not to be deployed. */
export { Fragment, type JSX, jsx as jsxDEV } from "./jsx-runtime.ts";
