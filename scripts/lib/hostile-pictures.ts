import { createHash } from "node:crypto";
import type { Browser, BrowserContext, Page, Request } from "playwright-core";
import { PICTURE_MAX_BYTES } from "#core/limits";
import { PICTURE_TYPES, type PictureType } from "#core/pictures/picture";
import { REFUSALS } from "#core/pictures/refusal";
import { press } from "#scripts/lib/journeys/stage";
import type { Bucket } from "#scripts/lib/local-data";
import type { Served } from "#scripts/lib/served";
import { signIn } from "#scripts/lib/sign-in";
import { objectKey } from "#store/pictures";
import { HOSTILE_PICTURES, type HostilePicture } from "#testing/hostile-pictures";

/** Pages that open pictures side by side. */
const TABS = 4;
/** Pictures inside of one page. */
const A_PAGE = 10;

/**
 * Hostile pictures in a real browser (docs/pictures.md): each is uploaded by the owner of a listing, who must read why it is
 * refused; then each lies in the bucket as it is, as if nothing had looked at it, and is opened by itself and inside of a
 * page. Nothing of it may run, and nothing may be asked for but the picture.
 * @returns what went wrong, and how many files and openings there were.
 */
export async function hostilePictureProblems(
	browser: Browser,
	served: Served,
	email: string,
): Promise<{ problems: string[]; files: number; openings: number }> {
	const context = await browser.newContext();
	const page = await context.newPage();
	try {
		await signIn(page, served, email);
		const uploads = await uploadProblems(page, served, email);
		const opened = await openingProblems(context, served);
		return {
			problems: [...uploads, ...opened.problems],
			files: HOSTILE_PICTURES.length,
			openings: opened.openings,
		};
	} finally {
		await context.close();
	}
}

/** What the owner is told of each, against what must be said of it. */
async function uploadProblems(page: Page, { origin, db }: Served, email: string): Promise<string[]> {
	const listing = await db
		.prepare(
			"UPDATE listings SET owner_id = (SELECT id FROM users WHERE email = ?) WHERE slug = 'evalbench' RETURNING id",
		)
		.bind(email)
		.first<{ id: number }>();
	const address = `${origin}/account/products/${listing?.id}/pictures`;
	const problems: string[] = [];
	await page.goto(address);
	for (const { name, bytes, refused } of HOSTILE_PICTURES) {
		const form = page.locator("#logo form[enctype]");
		await form
			.locator("input[type=file]")
			.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: Buffer.from(bytes) });
		await press(page, form.locator("button[type=submit]"));
		await page.waitForURL(/saved=|upload$/);
		const said = await page.locator("#logo").innerText();
		const wanted = refused === null ? null : sentenceFor(refused);
		const isKept = page.url().includes("saved=");
		if (wanted === null ? !isKept : isKept || !said.includes(wanted)) problems.push(`${name}: the owner read: ${said}`);
	}
	return problems;
}

/** An empty file is a form without one. */
const sentenceFor = (code: keyof typeof REFUSALS) => (code === "empty" ? "Choose" : REFUSALS[code]);

/** The types a browser could take such a file for: that of its first bytes, and drawings, which alone can hold a script. */
function typesOf({ name }: HostilePicture): PictureType[] {
	const own = PICTURE_TYPES.find((type) => type.includes(name.slice(0, 3).toLowerCase()));
	return own === undefined || own === "image/svg+xml" ? ["image/svg+xml", "image/png"] : [own, "image/svg+xml"];
}

const inside = ({ address }: Kept) =>
	`<img src="${address}"><object data="${address}"></object><iframe src="${address}"></iframe>`;

/** Each file by itself, then some together inside of a page. */
async function openingProblems(context: BrowserContext, served: Served) {
	const kept = await keepAsTheyAre(served);
	const problems: string[] = [];
	// What the policy of a picture stops is announced by the browser as well, and never sent: it ends for "csp" or its "origin",
	// never with an error of the network.
	const sent = (request: Request) => {
		const isPicture = kept.some(({ address }) => address === request.url());
		if (isPicture || request.url().endsWith("/favicon.ico")) return;
		problems.push(`a picture asked for ${request.url().slice(0, 120)}: ${request.failure()?.errorText ?? "answered"}`);
	};
	context.on("requestfinished", sent);
	context.on("requestfailed", (request) => {
		if (request.failure()?.errorText.startsWith("net::")) sent(request);
	});
	const waiting = Array.from({ length: Math.ceil(kept.length / A_PAGE) }, (_, n) =>
		kept.slice(n * A_PAGE, (n + 1) * A_PAGE),
	);
	const openAll = async () => {
		const page = await context.newPage();
		for (let some = waiting.pop(); some !== undefined; some = waiting.pop()) {
			for (const { name, address } of some) {
				await page.goto(address);
				if (await ran(page)) problems.push(`${name}: ran when it was opened`);
			}
			await page.goto("about:blank");
			await page.setContent(`<!doctype html><title>still</title>${some.map(inside).join("")}`);
			if (await ran(page)) problems.push(`ran inside of a page: one of ${some.map(({ name }) => name).join(", ")}`);
		}
		await page.close();
	};
	await Promise.all(Array.from({ length: TABS }, openAll));
	return { problems, openings: kept.length * 2 };
}

interface Kept {
	name: string;
	address: string;
}

/** Puts the files into the bucket, each under every type, as if nothing had looked at them. */
async function keepAsTheyAre({ origin, db, miniflare }: Served): Promise<Kept[]> {
	const bucket = (await miniflare.getR2Bucket("PICTURES")) as unknown as Bucket;
	// A drawing of endless parts does no more than to keep a browser drawing: that it is refused is all there is to see.
	const files = HOSTILE_PICTURES.filter(({ refused }) => refused !== "too_complex");
	const kept: Kept[] = [];
	for (const { file, type } of files.flatMap((file) => typesOf(file).map((type) => ({ file, type })))) {
		const name = `${file.name} as ${type}`;
		const hash = createHash("sha256").update(name).digest("hex");
		await bucket.put(objectKey({ hash, storedAt: 0 }), file.bytes, { httpMetadata: { contentType: type } });
		await db
			.prepare(
				"INSERT INTO pictures (hash, type, bytes, width, height, transparent, stored_at, is_public) VALUES (?, ?, ?, 64, 64, 0, 0, 1)",
			)
			.bind(hash, type, Math.min(Math.max(1, file.bytes.length), PICTURE_MAX_BYTES))
			.run();
		kept.push({ name, address: `${origin}/pictures/${hash}` });
	}
	return kept;
}

/** Each of the files that holds a script sets this, and the title of the page it runs in. */
const ran = async (page: Page): Promise<boolean> =>
	(await page.evaluate("globalThis.ran === 1 || document.title === 'ran'")) === true;
