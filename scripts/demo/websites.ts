import type { PictureKind } from "#core/pictures/picture";
import type { PageRole } from "#core/web/page";
import { escapeXml } from "#core/web/xml-text";
import type { Launch } from "#scripts/demo/calendar";

/** The websites that invented products would have: small, and each silent about something else. */

const COUNTRIES = new Intl.DisplayNames(["en"], { type: "region" });

export interface WebsitePage {
	url: string;
	role: PageRole;
	html: string;
}

const HOUR_MS = 3_600_000;

/** When a website was read: an hour before the listing was made of it. */
export const readAt = (launch: Launch): number => launch.createdAt - HOUR_MS;

/** Some websites have no picture of either kind. */
const WITHOUT: Readonly<Record<PictureKind, ReadonlySet<string>>> = {
	logo: new Set(["evalbench", "gradewell", "skillstile", "firstmonday"]),
	cover: new Set(
		"evalbench gradewell skillstile firstmonday passbriar keyhollow murmurdesk classledger seedsmith".split(" "),
	),
};

export const showsPicture = ({ slug }: Launch, kind: PictureKind): boolean => !WITHOUT[kind].has(slug);

export function addressOf({ slug }: Launch): string {
	return `https://${slug}.example`;
}

/** Where a product's website says how to reach it; some say nothing. */
export function mailboxOf({ id, slug }: Launch): string | null {
	return id % 5 < 3 ? `hello@${slug}.example` : null;
}

const paragraph = (text: string) => `<p>${escapeXml(text)}</p>`;
const list = (entries: readonly string[]) =>
	`<ul>${entries.map((entry) => `<li>${escapeXml(entry)}</li>`).join("")}</ul>`;

/** Companies of the demo sit where their websites say so, in one of three ways. */
function placeLine({ id, product }: Launch): string {
	const [code, city] = product.place;
	const country = COUNTRIES.of(code);
	if (id % 3 === 0) return `${product.name} is based in ${city}, ${country}.`;
	return id % 3 === 1 ? `We are based in ${city}, ${country}.` : `Our company is based in ${city}, ${country}.`;
}

/** What the front page says that a product is; the rest of the text leans on it. */
export function definitionOf({ name, kind }: Launch["product"]): string {
	return `${name} is ${kind}.`;
}

function home({ id, plan, product, slug }: Launch): string {
	const video = plan === "paid" ? '<h2>Watch the demo</h2><video src="/film.mp4" controls></video>' : "";
	const beta = product.stage === "beta" ? paragraph(`${product.name} is in open beta.`) : "";
	return [
		`<h1>${escapeXml(product.tagline)}</h1>`,
		paragraph(product.short),
		beta,
		`<h2>What is ${escapeXml(product.name)}?</h2>`,
		paragraph(`${definitionOf(product)} ${product.detail}`),
		video,
		id % 4 === 2 ? `<p><a href="https://${slug}.example/community">Community</a></p>` : "",
	].join("\n");
}

function features({ product }: Launch): string {
	const why = `<h2>Why ${escapeXml(product.name)}</h2>${list([product.usp])}`;
	return `<h1>Features</h1>${list(product.features)}${why}`;
}

function about(launch: Launch): string {
	const { product } = launch;
	const [name, title, bio] = product.founder;
	const founded = product.founded === null ? "" : paragraph(`${product.name} was founded in ${product.founded}.`);
	const person = `<article class="person"><h3>${escapeXml(name)}</h3>${paragraph(title)}${paragraph(bio)}</article>`;
	return `<h1>About ${escapeXml(product.name)}</h1>${founded}${paragraph(placeLine(launch))}<section class="team"><h2>Founders</h2>${person}</section>`;
}

function contact(launch: Launch): string {
	const mailbox = mailboxOf(launch);
	const mail = mailbox === null ? paragraph("Use the form in your account.") : paragraph(`Write to ${mailbox}.`);
	return `<h1>Contact</h1>${mail}`;
}

function questions({ product }: Launch): string {
	const [name, title] = product.founder;
	const pairs = [
		[`What does ${product.name} cost?`, product.pricing.slice(1).join(" ")],
		[`Who is behind ${product.name}?`, `${name}, ${title}, and a small team.`],
		["Can I leave with my data?", "Yes. Everything can be exported as plain files at any time."],
	] as const;
	const answered = pairs.map(([question, answer]) => `<h2>${escapeXml(question)}</h2>${paragraph(answer)}`);
	return `<h1>Frequently asked questions</h1>${answered.join("")}`;
}

/** The profiles elsewhere that its footer links to. */
function footer({ id, product, slug }: Launch): string {
	const profiles = [
		`<a href="https://www.linkedin.com/company/${slug}-demo">LinkedIn</a>`,
		...(id % 2 === 0 ? [`<a href="https://github.com/${slug}-demo">GitHub</a>`] : []),
		...(id % 3 === 0 ? [`<a href="https://www.instagram.com/${slug}demo">Instagram</a>`] : []),
	];
	return `<footer><p>&copy; 2026 ${escapeXml(product.name)}</p><p>${profiles.join(" ")}</p></footer>`;
}

const NAV = ["Features", "Pricing", "About", "FAQ", "Contact"].map((label) => [label, `/${label.toLowerCase()}`]);

/** The pages as a browser would get them. */
export function websiteOf(launch: Launch): WebsitePage[] {
	const { product } = launch;
	const site = addressOf(launch);
	const name = escapeXml(product.name);
	const hasLogo = showsPicture(launch, "logo");
	const logo = hasLogo ? `<img src="/logo.svg" alt="${name} logo" width="40" height="40">` : name;
	const head = [
		`<meta property="og:site_name" content="${name}">`,
		...(hasLogo ? ['<link rel="icon" href="/logo.svg" type="image/svg+xml">'] : []),
		...(showsPicture(launch, "cover") ? ['<meta property="og:image" content="/cover.svg">'] : []),
	].join("\n");
	const menu = NAV.map(([label, href]) => `<a href="${href}">${label}</a>`).join(" ");
	const page = (path: string, role: PageRole, title: string, description: string, body: string): WebsitePage => ({
		url: `${site}${path}`,
		role,
		html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeXml(title)}</title>
<meta name="description" content="${escapeXml(description)}">
${head}</head><body><header><a href="/">${logo}</a><nav>${menu}</nav></header>
<main>${body}</main>
${footer(launch)}</body></html>`,
	});
	const prices = product.pricing.slice(1).map(paragraph).join("");
	return [
		page("/", "home", `${product.name} | ${product.tagline}`, product.short, home(launch)),
		page("/features", "features", `Features - ${product.name}`, `What ${product.name} does.`, features(launch)),
		page(
			"/pricing",
			"pricing",
			`Pricing - ${product.name}`,
			`What ${product.name} costs.`,
			`<h1>Pricing</h1>${prices}`,
		),
		page("/about", "about", `About - ${product.name}`, `Who makes ${product.name}.`, about(launch)),
		page("/faq", "faq", `Questions - ${product.name}`, `Questions about ${product.name}.`, questions(launch)),
		page("/contact", "contact", `Contact - ${product.name}`, `How to reach ${product.name}.`, contact(launch)),
	];
}

/** Every eleventh website has a page that could not be read. */
export const isContactUnread = ({ id }: Launch): boolean => id % 11 === 3;

/** The pages of a product's website that could be read. */
export function readablePages(launch: Launch): WebsitePage[] {
	const pages = websiteOf(launch);
	return isContactUnread(launch) ? pages.filter(({ role }) => role !== "contact") : pages;
}
