import homePage from "../pages/home.tsx";
import type { Page } from "../site.ts";

export default [homePage] satisfies Page[];
