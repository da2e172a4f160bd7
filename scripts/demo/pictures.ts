import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { PICTURE_KINDS, type PictureKind } from "#core/pictures/picture";
import type { Launch } from "#scripts/demo/calendar";
import { Expression, insert, literal } from "#scripts/demo/sql";
import { addressOf, readAt, showsPicture } from "#scripts/demo/websites";
import type { Bucket } from "#scripts/lib/local-data";
import { objectKey } from "#store/pictures";

/** The logos and covers of the demo: drawn for it, flat shapes without letters, as their websites have them. */
export const PICTURES_FOLDER = `${import.meta.dirname}/pictures`;

const TYPE = "image/svg+xml";
/** Pixels that the drawings say they are shown at. */
export const PICTURE_SIDES: Readonly<Record<PictureKind, { width: number; height: number }>> = {
	logo: { width: 192, height: 192 },
	cover: { width: 1472, height: 768 },
};

export interface DemoPicture {
	launch: Launch;
	kind: PictureKind;
	hash: string;
	bytes: Uint8Array;
	/** Without a ground of its own. */
	transparent: boolean;
}

/** A picture as its website gives it: of a drawing that covers its whole ground, nothing shines through. */
export async function demoPictures(launches: readonly Launch[]): Promise<DemoPicture[]> {
	const wanted = launches.flatMap((launch) =>
		PICTURE_KINDS.filter((kind) => showsPicture(launch, kind)).map((kind) => ({ launch, kind })),
	);
	return Promise.all(
		wanted.map(async ({ launch, kind }) => {
			const bytes = await readFile(`${PICTURES_FOLDER}/${launch.slug}-${kind}.svg`);
			const hash = createHash("sha256").update(bytes).digest("hex");
			return { launch, kind, hash, bytes, transparent: kind === "logo" && !bytes.includes("M0 0h48v48H0z") };
		}),
	);
}

/** The pictures as copied with their websites, for a database that has the listings. */
export function pictureStatements(pictures: readonly DemoPicture[]): string[] {
	return [
		insert(
			"pictures",
			pictures.map(({ launch, kind, hash, bytes, transparent }) => ({
				hash,
				type: TYPE,
				...PICTURE_SIDES[kind],
				transparent,
				bytes: bytes.length,
				stored_at: readAt(launch),
				unused_since: readAt(launch),
			})),
		),
		insert(
			"picture_sources",
			pictures.map(({ launch, kind, hash }) => ({
				listing_id: new Expression(`(SELECT id FROM listings WHERE slug = ${literal(launch.slug)})`),
				kind,
				origin: "website",
				hash,
				address: `${addressOf(launch)}/${kind}.svg`,
				at: readAt(launch),
			})),
		),
	].flat();
}

export async function putDemoPictures(bucket: Bucket, pictures: readonly DemoPicture[]): Promise<void> {
	await Promise.all(
		pictures.map(({ launch, hash, bytes }) =>
			bucket.put(objectKey({ hash, storedAt: readAt(launch) }), bytes, { httpMetadata: { contentType: TYPE } }),
		),
	);
}
