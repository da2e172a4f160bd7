import blogPage from "../pages/blog.tsx";
import blogPostPage from "../pages/blog-post.tsx";
import botPage from "../pages/bot.tsx";
import connectPage from "../pages/connect.tsx";
import pricingPage from "../pages/pricing.tsx";
import sitePagesPage from "../pages/site-pages.tsx";
import type { Page } from "../site.ts";

export default [blogPage, blogPostPage, botPage, sitePagesPage, connectPage, pricingPage] satisfies Page[];
