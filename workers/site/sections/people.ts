import founderPage from "../pages/founder.tsx";
import foundersPage from "../pages/founders.tsx";
import interviewsPage from "../pages/interviews.tsx";
import type { Page } from "../site.ts";

export default [foundersPage, founderPage, interviewsPage] satisfies Page[];
