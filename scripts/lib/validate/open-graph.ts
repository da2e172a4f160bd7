import openGraphScraper from "open-graph-scraper";
import { type Check, type FetchedPage, isIndexed } from "#scripts/lib/validate/page";

/** What messengers are told of every page that others may pass on; the picture must be there, and as large as is said. */
export const openGraphProblems: Check = async (pages, origin) => {
	const problems: string[] = [];
	const images = new Map<string, { path: string; type: string | undefined }>();
	for (const page of pages.filter(isIndexed)) {
		const { missing, image, type } = await readTags(page);
		for (const name of missing) problems.push(`${page.path}: Open Graph has no ${name}`);
		if (image !== undefined && !images.has(image)) images.set(image, { path: page.path, type });
	}
	for (const [image, { path, type }] of images) {
		if (!image.startsWith("http")) {
			problems.push(`${path}: og:image is no whole address: ${image}`);
			continue;
		}
		const answer = await fetch(origin + new URL(image).pathname);
		const given = answer.headers.get("content-type");
		await answer.body?.cancel();
		if (!answer.ok || given === null || !/^image\/(?:png|jpeg|webp|gif)/.test(given))
			problems.push(`${path}: og:image answers ${answer.status}, ${given}`);
		else if (type !== undefined && given !== type)
			problems.push(`${path}: og:image is ${given} and said to be ${type}`);
	}
	return problems;
};

async function readTags({ html }: FetchedPage) {
	const { result } = await openGraphScraper({ html });
	const [image] = result.ogImage ?? [];
	const required = {
		"og:title": result.ogTitle,
		"og:type": result.ogType,
		"og:url": result.ogUrl,
		"og:description": result.ogDescription,
		"og:site_name": result.ogSiteName,
		"og:image": image?.url,
		"twitter:card": result.twitterCard,
	};
	const missing = Object.entries(required).flatMap(([name, value]) => (value ? [] : [name]));
	return { missing, image: image?.url, type: image?.type };
}
