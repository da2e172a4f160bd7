import docsPage from "../pages/docs.tsx";
import docsErrorsPage from "../pages/docs-errors.tsx";
import docsOperationPage from "../pages/docs-operation.tsx";
import type { Page } from "../site.ts";

export default [docsPage, docsErrorsPage, docsOperationPage] satisfies Page[];
