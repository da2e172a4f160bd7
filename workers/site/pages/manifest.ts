import { isSquare, type SiteLogo, sizesOf } from "#core/pictures/site-logo";
import type { Site } from "../site.ts";

/** Of `--paper` in assets/styles/10-tokens.css, light. */
const PAPER = "#fbf8f1";

const ICONS = [192, 512].map((side) => ({ src: `/icon-${side}.png`, sizes: `${side}x${side}`, type: "image/png" }));

const iconOf = (logo: SiteLogo) => ({ src: `/pictures/${logo.hash}`, sizes: sizesOf(logo), type: logo.type });

/** What a phone needs to put the site on its home screen. Source: www.w3.org/TR/appmanifest. */
export default function manifestPage(site: Site): void {
	site.get("/manifest.webmanifest", (c) => {
		const { siteName, tagline, logo } = c.var.services.settings;
		const manifest = {
			id: "/",
			name: siteName,
			short_name: siteName,
			description: tagline,
			lang: "en",
			start_url: "/",
			display: "minimal-ui",
			background_color: PAPER,
			theme_color: PAPER,
			icons: logo === null || !isSquare(logo) ? ICONS : [iconOf(logo)],
		};
		const headers = { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=86400" };
		return c.body(JSON.stringify(manifest), 200, headers);
	});
}
