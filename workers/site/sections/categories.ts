import categoriesPage from "../pages/categories.tsx";
import categoryPage from "../pages/category.tsx";
import comparePage from "../pages/compare.tsx";
import type { Page } from "../site.ts";

export default [categoriesPage, categoryPage, comparePage] satisfies Page[];
