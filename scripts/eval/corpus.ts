import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CRAWL_MAX_PAGES } from "#core/limits";
import type { PageRole, ReadPage } from "#core/web/page";
import { decodeText } from "#crawl/charset";
import { choosePages, choosePagesFromAddresses, pageIdentity } from "#crawl/choose-pages";
import { readHtml } from "#crawl/page-text";

/** One labelled value: what is right, and what is tolerated besides. `null` means that the site does not say it. */
export interface GoldValue {
	value: string | number | null;
	/** `*` takes any value. */
	accept?: (string | number | null)[];
	must_contain?: string[];
}

/** A labelled list: what is right, what is tolerated besides (`*`: anything), and what must not be there. */
export interface GoldList {
	values: string[];
	accept?: string[];
	traps?: string[];
	/** Every right entry is labelled: any other is wrong. */
	complete?: boolean;
}

/** The labels of one site, as the folder's gold/ files hold them. Every part may be absent. */
export interface GoldFields {
	name?: GoldValue;
	tagline?: GoldValue;
	pricing_model?: GoldValue;
	pricing_summary?: GoldValue;
	country?: GoldValue;
	city?: GoldValue;
	founded_year?: GoldValue;
	contact_email?: GoldValue;
	logo_url?: GoldValue;
	short_description?: GoldValue;
	description_support?: { quote: string }[];
	/** Passages of the site that are about something else. */
	description_traps?: { quote: string }[];
	story_support?: { quote: string }[];
	categories?: GoldList;
	tags?: GoldList;
	usps?: GoldList;
	socials?: Record<string, { url: string; accept?: string[] }>;
	socials_tolerated?: Record<string, string[]>;
	features?: { value: string; quote?: string }[];
	features_tolerated?: string[];
	features_trap?: string[];
	features_complete?: boolean;
	founders?: { name: string }[];
	founders_tolerated?: string[];
	faqs?: { value: number };
}

export interface CorpusSite {
	site: string;
	url: string;
	files: { path: string; url: string }[];
	/** null where nobody labelled the site. */
	gold: GoldFields | null;
}

interface Manifest {
	sites: { site: string; origin_url: string; pages: { file: string; url: string }[] }[];
}

/**
 * The sites of a folder with manifest.json, pages/ and gold/.
 * @throws when the folder has no manifest or a page of it is missing.
 */
export function openCorpus(folder: string): CorpusSite[] {
	const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as Manifest;
	return manifest.sites.map(({ site, origin_url, pages }) => {
		const goldPath = join(folder, "gold", `${site}.json`);
		const gold = existsSync(goldPath)
			? (JSON.parse(readFileSync(goldPath, "utf8")) as { fields: GoldFields }).fields
			: null;
		const files = pages
			.filter(({ file }) => /\.html?$/i.test(file))
			.map(({ file, url }) => ({ path: join(folder, file), url }));
		return { site, url: origin_url, files, gold };
	});
}

/** Reads the pages of a site as the crawl would have: decoded like it, and of the saved pages those that it chooses. */
export async function readSite(site: CorpusSite): Promise<ReadPage[]> {
	const [first, ...others] = site.files;
	if (!first) return [];
	const read = (path: string, url: string, role: PageRole) =>
		readHtml({ html: decodeText(readFileSync(path), "text/html"), url, role, fetchedAt: 0 });
	const home = await read(first.path, first.url, "home");
	const addresses = others.map(({ url }) => url);
	const chosen = [
		...choosePages(home, CRAWL_MAX_PAGES - 1),
		...choosePagesFromAddresses(addresses, home, CRAWL_MAX_PAGES - 1),
	];
	const roles = new Map([...chosen].reverse().map(({ url, role }) => [pageIdentity(url), role]));
	const saved = others.filter(({ url }) => roles.has(pageIdentity(url))).slice(0, CRAWL_MAX_PAGES - 1);
	const rest = await Promise.all(
		saved.map(({ path, url }) => read(path, url, roles.get(pageIdentity(url)) ?? "other")),
	);
	return [home, ...rest];
}
