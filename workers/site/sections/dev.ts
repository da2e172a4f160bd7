import devComponentsPage from "../pages/dev-components.tsx";
import devMailPage from "../pages/dev-mail.tsx";
import devWorkPage from "../pages/dev-work.ts";
import type { Page } from "../site.ts";

export default [devMailPage, devComponentsPage, devWorkPage] satisfies Page[];
