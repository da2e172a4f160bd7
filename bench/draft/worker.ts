import { readHtml } from "#crawl/page-text";
import { draftExtractively } from "#drafting/drafter";
import { categoryTree } from "#scripts/demo/categories";
import { kiteSite } from "#scripts/lib/kite-site";

/** A Worker that does nothing but draft: `/site` makes the site, `/draft` reads and drafts it. */

const HOME = "https://northwind.example.com/";
/** The categories of a new directory. */
const TREE = categoryTree();

let site: ReturnType<typeof kiteSite> = [];

async function draft(): Promise<number> {
	const pages = await Promise.all(
		site.map(({ html, role }, index) => readHtml({ html, url: `${HOME}${index}`, role, fetchedAt: 0 })),
	);
	const { draft } = draftExtractively({ url: HOME, pages, categories: TREE });
	return Object.keys(draft.fields).length;
}

export default {
	async fetch(request: Request): Promise<Response> {
		const { pathname, searchParams } = new URL(request.url);
		if (pathname === "/draft") return new Response(String(await draft()));
		site = kiteSite(Number(searchParams.get("pages") ?? 0), Number(searchParams.get("kib") ?? 0));
		return new Response("made");
	},
};
