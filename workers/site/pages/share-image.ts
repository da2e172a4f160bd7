import { AppError } from "#core/errors";
import getListing from "#operations/directory/get-listing";
import getFounder from "#operations/founders/get-founder";
import getLaunchWeek from "#operations/launches/get-launch-week";
import { ask } from "../ask.ts";
import { readShareAddress, type Shared, shareAddress } from "../share/address.ts";
import { awardOf } from "../share/award-of.ts";
import { awardImage, founderImage, listingImage, siteImage, weekImage } from "../share/content.ts";
import { draw, picturesOf, type ShareImage } from "../share/draw.ts";
import { engineOf } from "../share/engine.ts";
import { keptPicture } from "../share/kept-picture.ts";
import type { PageContext, Site } from "../site.ts";
import { words } from "../words/words.ts";

/** What changes has another address, so that nobody need ask again. */
const CACHE_CONTROL = "public, max-age=31536000, immutable";

const TYPE = "image/png";

/** Drawings that an isolate has begun at a time: each takes memory, and the processor for itself. */
const AT_ONCE = 4;
const RETRY_SECONDS = 2;
let drawing = 0;

/**
 * The image of a page that is passed on. Only an address that names a public thing as it is now is drawn; any other, an
 * older one among them, is not found, and nothing is drawn for it.
 */
export default function shareImagePage(site: Site): void {
	site.get("/share/:kind/:file", async (c) => {
		const address = readShareAddress(c.req.param("kind"), c.req.param("file"));
		if (address === null || !c.var.services.settings.drawsShareImages) throw gone();
		const image = await imageOf(c, address.kind, address.name);
		if (image === null || c.req.path !== (await shareAddress(address.kind, address.name, image))) throw gone();
		const { objects } = c.var.services;
		const key = `share${c.req.path.slice("/share".length)}`;
		const kept = await objects.get(key);
		if (kept !== null) return answer(c, kept);
		if (drawing >= AT_ONCE) {
			return c.text(words.share.busy, 503, { "Retry-After": String(RETRY_SECONDS) });
		}
		const drawn = drawnAndKept(c, image, key);
		// Whoever asked may leave meanwhile: what is begun is ended all the same, so that the count and the library are free.
		c.executionCtx.waitUntil(drawn.catch(() => {}));
		return answer(c, await drawn);
	});
}

async function drawnAndKept(c: PageContext, image: ShareImage, key: string): Promise<Uint8Array> {
	drawing++;
	try {
		const { assets, objects } = c.var.services;
		const [logo = null, ...pictures] = await Promise.all(
			[image.masthead.logo?.hash ?? null, ...picturesOf(image)].map((hash) => keptPicture(c, hash)),
		);
		const png = await draw(await engineOf(assets), image, pictures, logo);
		await objects.put(key, png, TYPE);
		return png;
	} finally {
		drawing--;
	}
}

function answer(c: PageContext, png: Uint8Array): Response {
	return c.body(png.slice().buffer, 200, { "Content-Type": TYPE, "Cache-Control": CACHE_CONTROL });
}

function gone(): AppError {
	return new AppError(
		"not_found",
		"There is no image at this address. The page it was made for names the current one.",
	);
}

/** What is drawn for a name. @throws AppError not_found where there is nothing public of it. */
async function imageOf(c: PageContext, kind: Shared, name: string): Promise<ShareImage | null> {
	const { settings } = c.var.services;
	switch (kind) {
		case "listings":
			return listingImage(await ask(c, getListing, { params: { slug: name } }), settings);
		case "founders":
			return founderImage(await ask(c, getFounder, { params: { slug: name } }), settings);
		case "weeks":
			return weekImage(await ask(c, getLaunchWeek, { params: { week: name } }), settings);
		case "awards": {
			const [week = "", slug = ""] = name.split(".");
			const award = await awardOf(c, week, slug);
			return award === null ? null : awardImage(award, settings);
		}
		default:
			return siteImage(settings);
	}
}
