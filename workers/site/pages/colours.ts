import { AppError } from "#core/errors";
import { type AccentShades, accentShades, DEFAULT_ACCENT } from "#core/web/colour";
import type { Site } from "../site.ts";

const HEADERS = { "Content-Type": "text/css; charset=utf-8", "Cache-Control": "public, max-age=31536000, immutable" };

/** Where the operator's accent stands as a style sheet, named by what it holds; null where the usual one is used. */
export function coloursAddress(accent: string): string | null {
	return accent === DEFAULT_ACCENT ? null : `/colours/${accent.slice(1)}.css`;
}

/** The operator's accent over the usual one. The policy refuses style sheets within a page. */
export default function coloursPage(site: Site): void {
	site.get("/colours/:file", (c) => {
		const { accent } = c.var.services.settings;
		if (c.req.path !== coloursAddress(accent)) {
			throw new AppError("not_found", "There is no style sheet at this address.");
		}
		return c.body(sheet(accent), 200, HEADERS);
	});
}

function sheet(accent: string): string {
	const { light, dark } = accentShades(accent);
	const lights = rules(light);
	const darks = rules(dark);
	return `:root{${lights}}@media(prefers-color-scheme:dark){:root{${darks}}}:root[data-theme=light]{${lights}}:root[data-theme=dark]{${darks}}\n`;
}

function rules({ accent, hover, on, soft }: AccentShades): string {
	return `--accent:${accent};--accent-hi:${hover};--on-accent:${on};--accent-soft:${soft}`;
}
