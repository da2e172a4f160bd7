import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageRole, ReadPage } from "#core/web/page";
import { choosePagesFromAddresses, pageIdentity } from "#crawl/choose-pages";
import { readHtml } from "#crawl/page-text";

/** One labelled value: what is right, and what is tolerated besides. `null` means that the site does not say it. */
export interface GoldValue {
	value: string | number | null;
	accept?: (string | number | null)[];
	must_contain?: string[];
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
	description_support?: { quote: string }[];
	socials?: Record<string, { url: string; accept?: string[] }>;
	socials_tolerated?: Record<string, string[]>;
	features?: { value: string; quote: string }[];
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

/** Reads the pages of a site as the crawl would have: the home page first, the others in the roles their addresses tell. */
export async function readSite(site: CorpusSite): Promise<ReadPage[]> {
	const [first, ...others] = site.files;
	if (!first) return [];
	const read = (path: string, url: string, role: PageRole) =>
		readHtml({ html: new TextDecoder().decode(readFileSync(path)), url, role, fetchedAt: 0 });
	const home = await read(first.path, first.url, "home");
	const addresses = others.map(({ url }) => url);
	const chosen = choosePagesFromAddresses(addresses, home, addresses.length);
	const roles = new Map(chosen.map(({ url, role }) => [pageIdentity(url), role]));
	const rest = await Promise.all(
		others.map(({ path, url }) => read(path, url, roles.get(pageIdentity(url)) ?? "other")),
	);
	return [home, ...rest];
}
