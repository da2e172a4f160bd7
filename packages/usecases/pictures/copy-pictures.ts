import { AppError } from "#core/errors";
import { checkName } from "#core/pictures/fitness";
import { PICTURE_KINDS, type PictureKind } from "#core/pictures/picture";
import { PictureRefused, type RefusedPicture } from "#core/pictures/refusal";
import type { Settings } from "#core/settings";
import type { Links } from "#core/web/links";
import { crawlerOf } from "#crawl/crawler";
import { FetchFailure } from "#crawl/fetch-failure";
import { type FetchPicture, withPictures } from "#crawl/fetch-picture";
import type { RobotsPorts } from "#crawl/robots-fetch";
import { type PictureOwner, type PictureSource, pictureSourcesOf, setPictureSource } from "#store/pictures";
import { commitGuarded } from "#usecases/commit-guarded";
import { keepPicture, type PictureKeeping } from "#usecases/pictures/keep-picture";

export interface CopyContext extends PictureKeeping {
	settings: Pick<Settings, "allowLoopbackCrawl" | "crawlerName">;
	links: Pick<Links, "bot">;
	crawl: RobotsPorts;
	/** Shorter bounds, for tests. */
	timeouts?: { timeoutMs?: number; requestTimeoutMs?: number };
}

/** What became of one kind of picture. */
interface Copied extends Pick<PictureSource, "kind" | "hash" | "address"> {
	refused: RefusedPicture[];
	/** Whether an address may answer another time. */
	mayCome: boolean;
}

/**
 * Copies the logo and the cover of a website: of the addresses of each, in their order, the first that is a picture of that
 * kind. What was not taken is remembered with its reason. A picture that is there stays while its website does not answer.
 * @returns what was done, in a sentence.
 */
export async function copyPictures(
	of: PictureOwner,
	addresses: Readonly<Record<PictureKind, readonly string[]>>,
	ctx: CopyContext,
): Promise<string> {
	const { db, now, links, settings, crawl, timeouts = {} } = ctx;
	const kinds = PICTURE_KINDS.filter((kind) => addresses[kind].length > 0);
	const input = { ...crawlerOf(settings, links), ...timeouts };
	const copied = await withPictures(input, crawl, async (fetchPicture) => {
		const found: Copied[] = [];
		for (const kind of kinds) found.push(await firstOf(kind, addresses[kind], fetchPicture, ctx));
		return found;
	});
	return commitGuarded(
		db,
		async () => {
			const before = await pictureSourcesOf(db, of);
			const statements = copied.flatMap(({ kind, mayCome, refused, ...picture }) => {
				const kept = before.find((source) => source.kind === kind && source.origin === "website");
				const shown = picture.hash === null && mayCome && kept !== undefined ? kept : picture;
				const { hash, address } = shown;
				return setPictureSource(db, of, { kind, origin: "website", hash, address, refused }, now.getTime());
			});
			const words = copied.map(
				({ kind, hash, refused }) => `${kind} ${hash === null ? "none" : "copied"}, ${refused.length} refused`,
			);
			return { statements, outcome: words.join("; ") || "no picture to copy" };
		},
		{ gone: "nothing there to show them" },
	);
}

async function firstOf(
	kind: PictureKind,
	addresses: readonly string[],
	fetchPicture: FetchPicture,
	ctx: CopyContext,
): Promise<Copied> {
	const refused: RefusedPicture[] = [];
	let mayCome = false;
	for (const address of addresses) {
		try {
			if (kind === "logo") checkName(address);
			const { hash } = await keepPicture(kind, await fetchPicture(address), ctx);
			return { kind, hash, address, refused, mayCome };
		} catch (error) {
			const isKnown = error instanceof PictureRefused || error instanceof FetchFailure || error instanceof AppError;
			if (!isKnown) throw error;
			mayCome ||= error instanceof FetchFailure && PASSING.has(error.outcome);
			const code = error instanceof PictureRefused ? { code: error.code } : {};
			refused.push({ address, reason: error.message, ...code });
		}
	}
	return { kind, hash: null, address: null, refused, mayCome };
}

/** Failures of a server, not of a picture. */
const PASSING: ReadonlySet<FetchFailure["outcome"]> = new Set(["timeout", "unreachable", "http_error"]);
