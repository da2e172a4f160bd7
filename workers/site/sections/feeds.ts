import changesFeed from "../pages/changes-feed.ts";
import dataPage from "../pages/data.tsx";
import eventsFeed from "../pages/events-feed.ts";
import feedFilesPage from "../pages/feed-files.ts";
import feedsPage from "../pages/feeds.tsx";
import jwksPage from "../pages/jwks.ts";
import proofFiles from "../pages/proof-files.ts";
import proofsPage from "../pages/proofs.tsx";
import securityTxtPage from "../pages/security-txt.ts";
import type { Page } from "../site.ts";

export default [
	feedsPage,
	changesFeed,
	eventsFeed,
	dataPage,
	feedFilesPage,
	securityTxtPage,
	proofsPage,
	proofFiles,
	jwksPage,
] satisfies Page[];
