import type { ListingQuote } from "#core/listings/profile";
import type { Launch } from "#scripts/demo/calendar";

/** The websites that invented products would have, as the crawl would have stored their text: one block a line. */

const COUNTRIES = new Intl.DisplayNames(["en"], { type: "region" });
const HOUR_MS = 3_600_000;

export const PATHS = ["/", "/features", "/pricing", "/about", "/contact", "/faq"] as const;
export type Path = (typeof PATHS)[number];

/** Where a product's website says how to reach it; some say nothing. */
export function mailboxOf({ id, slug }: Launch): string | null {
	return id % 5 < 3 ? `hello@${slug}.example` : null;
}

/** The topics that the website names itself by. */
export function topicsOf({ product }: Launch): string[] {
	return product.category.split("-").filter((word) => word !== "and");
}

/** The questions that the website answers. */
export function questionsOf({ product }: Launch): { question: string; answer: string }[] {
	const [name, title] = product.founder;
	return [
		{ question: `What does ${product.name} cost?`, answer: product.pricing[1] },
		{ question: `Who is behind ${product.name}?`, answer: `${name}, ${title}, in ${product.place[1]}.` },
	];
}

/** The line under which it can be found. */
export function addressOf({ product }: Launch): string {
	const [country, city] = product.place;
	return `${product.name}, ${city}, ${COUNTRIES.of(country)}`;
}

/** The stored text of one page. */
export function pageText(launch: Launch, path: Path): string {
	const { product, slug } = launch;
	const [, city] = product.place;
	const lines: Record<Path, readonly (string | null)[]> = {
		"/": [product.name, product.tagline, product.short, product.detail, topicsOf(launch).join(", ")],
		"/features": ["Features", ...product.features, product.usp],
		"/pricing": ["Pricing", product.pricing[1]],
		"/about": [
			"About us",
			`${product.founder[0]}, ${product.founder[1]}`,
			product.founder[2],
			product.founded === null ? null : `Founded in ${city} in ${product.founded}`,
		],
		"/contact": [
			"Contact",
			addressOf(launch),
			mailboxOf(launch),
			`https://${slug}.example/community`,
			launch.plan === "paid" ? `https://${slug}.example/film` : null,
		],
		"/faq": ["Questions", ...questionsOf(launch).flatMap(({ question, answer }) => [question, answer])],
	};
	return lines[path].filter((line) => line !== null).join("\n");
}

/** A quote of a page, with its place there; the site was read an hour before the listing was made. */
export function quoteFrom(launch: Launch, path: Path, words: string, of?: string): ListingQuote {
	const start = pageText(launch, path).indexOf(words);
	if (start < 0) throw new Error(`${launch.slug}${path} does not say "${words}"`);
	return {
		...{ quote: words, url: `https://${launch.slug}.example${path}`, start, end: start + words.length },
		fetched_at: new Date(launch.createdAt - HOUR_MS).toISOString(),
		...(of !== undefined && { of }),
	};
}
