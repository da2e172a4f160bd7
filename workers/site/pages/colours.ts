import type { Settings } from "#core/settings";
import { type AccentShades, accentShades, DEFAULT_ACCENT } from "#core/web/colour";
import { noPage } from "../no-page.ts";
import type { Site } from "../site.ts";

const HEADERS = { "Content-Type": "text/css; charset=utf-8", "Cache-Control": "public, max-age=31536000, immutable" };

type Looks = Pick<Settings, "accent" | "accentOnDark" | "headerInAccent">;

/** Where the site team's colours stand as a style sheet, named by what it holds; null where the usual ones are used. */
export function coloursAddress({ accent, accentOnDark, headerInAccent }: Looks): string | null {
	if (accent === DEFAULT_ACCENT && accentOnDark === null && !headerInAccent) return null;
	const parts = [accent.slice(1), accentOnDark?.slice(1), headerInAccent ? "header" : undefined];
	return `/colours/${parts.filter((part) => part !== undefined).join("-")}.css`;
}

/** The site team's colours over the usual ones. The policy refuses style sheets within a page. */
export default function coloursPage(site: Site): void {
	site.get("/colours/:file", (c) => {
		const { settings } = c.var.services;
		if (c.req.path !== coloursAddress(settings)) {
			throw noPage("style sheet");
		}
		return c.body(sheet(settings), 200, HEADERS);
	});
}

/** What stands in a header that is filled with the accent; its menu, and what is typed into it, stay on paper. */
const FILLED_HEADER =
	".site-header{background:var(--accent);box-shadow:none}.site-header .wordmark,.site-header .wordmark sup,.site-header .frame>nav a,.site-header .frame>nav a[aria-current],.site-header .frame>nav a:hover,.site-header .find-link,.site-header .menu-button{border-color:var(--on-accent);color:var(--on-accent)}.site-header .frame>.button{background:var(--on-accent);border-color:var(--on-accent);color:var(--accent)}.site-header .frame>.button:hover{background:var(--accent-soft);color:var(--accent)}.site-header :focus-visible{outline-color:var(--on-accent)}.site-header .menu :focus-visible{outline-color:var(--accent)}";

function sheet({ accent, accentOnDark, headerInAccent }: Looks): string {
	const { light, dark } = accentShades(accent, accentOnDark);
	const lights = rules(light);
	const darks = rules(dark);
	return `:root{${lights}}@media(prefers-color-scheme:dark){:root{${darks}}}:root[data-theme=light]{${lights}}:root[data-theme=dark]{${darks}}${headerInAccent ? FILLED_HEADER : ""}\n`;
}

function rules({ accent, hover, on, soft }: AccentShades): string {
	return `--accent:${accent};--accent-hi:${hover};--on-accent:${on};--accent-soft:${soft}`;
}
