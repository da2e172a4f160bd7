import shareImagePage from "../pages/share-image.ts";
import type { Page } from "../site.ts";

export default [shareImagePage] satisfies Page[];
