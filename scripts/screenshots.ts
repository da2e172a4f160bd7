import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { addWeeks, weekOf } from "#core/launches/week";
import { ApiClient } from "#scripts/lib/api-client";
import { CHROMIUM, launchChromium } from "#scripts/lib/chromium";
import { runCommand } from "#scripts/lib/command";
import { mintedPerson } from "#scripts/lib/minted-person";
import { type Served, seedDemo, serve, UNLIMITED } from "#scripts/lib/served";
import { signIn } from "#scripts/lib/sign-in";
import { submitFolder } from "#scripts/lib/submit-folder";
import { ROOT } from "#scripts/lib/wrangler";

/** Pictures of the pages as a visitor sees them, for docs/screenshots: of the demo directory, light and dark, wide and narrow. */

const FOLDER = `${ROOT}docs/screenshots`;
const EMAIL = "ada@example.com";
/** All pictures together, in bytes. */
const BYTES_MAX = 3 * 1024 * 1024;
const WEBP = { quality: 36, effort: 6 } as const;
const WIDTHS = [1280, 390, 320];
/** What is further down says little more of a page. */
const HEIGHT_MAX = 1500;

interface Shot {
	name: string;
	path: string;
	/** What a visitor does there before the picture. */
	act?(page: Page): Promise<void>;
}

const openSlip = async (page: Page) => {
	await page.locator("main button.mark:not(.owner):not(.team)").nth(2).click();
	await page.locator("main .slip:popover-open").waitFor();
};

/** The pages; those of a person come with the addresses of what is theirs. */
const shotsOf = (empty: string, draft: string, listingId: number): Shot[] => [
	{ name: "home", path: "/" },
	{ name: "week-closed", path: "/launches/last" },
	{ name: "week-empty", path: `/launches/${empty}` },
	{ name: "listing-slip", path: "/listings/chairtime", act: openSlip },
	{ name: "listing-no-picture", path: "/listings/evalbench" },
	{ name: "compare", path: "/compare?products=chairtime,halloqueue,quillhart" },
	{ name: "category", path: "/categories/productivity" },
	{ name: "search", path: "/listings?q=team" },
	{ name: "founder", path: "/founders/nadia-haddad" },
	{ name: "awards", path: "/awards" },
	{ name: "badges", path: "/listings/chairtime/badges" },
	{ name: "docs-playground", path: "/docs/operations/search_listings" },
	{ name: "draft-editor", path: `/account/drafts/${draft}` },
	{ name: "owner-home", path: `/account/products/${listingId}` },
];

runCommand({
	name: "screenshots",
	summary: `Takes docs/screenshots: 14 pages of the demo directory, light and dark, ${WIDTHS.join(", ")} px wide.`,
	...CHROMIUM,
	async run({ values, say }) {
		const { default: sharp } = await import("sharp");
		const served = await serve(UNLIMITED);
		const browser = await launchChromium(values);
		await rm(FOLDER, { recursive: true, force: true });
		await mkdir(FOLDER, { recursive: true });
		try {
			const now = new Date();
			await seedDemo(served, now);
			const { draftId, listingId } = await ownSomething(served);
			const shots = shotsOf(addWeeks(weekOf(now), 4), draftId, listingId);
			for (const colorScheme of ["light", "dark"] as const) {
				const context = await browser.newContext({
					colorScheme,
					reducedMotion: "reduce",
					locale: "en-GB",
					timezoneId: "UTC",
				});
				const page = await context.newPage();
				await signIn(page, served, EMAIL);
				for (const { name, path, act } of shots) {
					for (const width of WIDTHS) {
						await page.setViewportSize({ width, height: width === 1280 ? 900 : 844 });
						const answer = await page.goto(served.origin + path);
						if (!answer?.ok()) throw new Error(`${path} answers ${answer?.status()}.`);
						await act?.(page);
						const height = Math.min(HEIGHT_MAX, Number(await page.evaluate("document.documentElement.scrollHeight")));
						const png = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } });
						await writeFile(`${FOLDER}/${name}-${colorScheme}-${width}.webp`, await sharp(png).webp(WEBP).toBuffer());
					}
				}
				await context.close();
			}
		} finally {
			await browser.close();
			await served.stop();
		}
		const files = await readdir(FOLDER);
		const sizes = await Promise.all(files.map(async (file) => (await stat(`${FOLDER}/${file}`)).size));
		const bytes = sizes.reduce((sum, size) => sum + size, 0);
		say(`${files.length} pictures, ${Math.round(bytes / 1024)} KiB, in ${FOLDER}`);
		if (bytes > BYTES_MAX) throw new Error(`They are more than ${BYTES_MAX} bytes: lower their quality.`);
		return { pictures: files.length, bytes };
	},
});

/** A person with a draft of the example website and with a listing of their own. */
async function ownSomething({ db, origin }: Served): Promise<{ draftId: string; listingId: number }> {
	const { key } = await mintedPerson({ db }, EMAIL);
	const api = new ApiClient(key, origin);
	const { site, id } = await submitFolder(api, `${ROOT}examples/demo-site`);
	try {
		await api.until<{ status: string }>(`/drafts/${id}`, ({ status }) => status === "ready", 60);
	} finally {
		await site.stop();
	}
	await db
		.prepare("UPDATE listings SET owner_id = (SELECT id FROM users WHERE email = ?) WHERE slug = 'tidewell'")
		.bind(EMAIL)
		.run();
	const listing = await db.prepare("SELECT id FROM listings WHERE slug = 'tidewell'").first<{ id: number }>();
	if (listing === null) throw new Error("The demo directory has no Tidewell.");
	return { draftId: id, listingId: listing.id };
}
