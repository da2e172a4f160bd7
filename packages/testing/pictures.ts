import { env } from "cloudflare:workers";
import type { PictureKind } from "#core/pictures/picture";
import { type Db, runAnyBatch } from "#store/db";
import { notePicture, objectKey, type PictureOwner, setPictureSource } from "#store/pictures";
import { NOW } from "#testing/now";

/** Bytes that are one picture of one pixel and no other, by a number. */
export const someBytes = (n: number): Uint8Array => new TextEncoder().encode(`picture ${n}`);

/** Mints a kept picture and has a listing or a draft show it. @returns its hash. */
export async function mintPicture(
	db: Db,
	of: PictureOwner | null,
	kind: PictureKind = "logo",
	{ n = 1, origin = "website", at = NOW.getTime(), ...picture }: MintPicture = {},
): Promise<string> {
	const bytes = someBytes(n);
	const hash = n.toString(16).padStart(64, "0");
	const row = { hash, type: "image/png" as const, width: 64, height: 64, transparent: false, bytes: bytes.length };
	const { storedAt } = await notePicture(db, { ...row, ...picture }, at);
	await env.PICTURES.put(objectKey({ hash, storedAt }), bytes);
	if (of !== null)
		await runAnyBatch(db, setPictureSource(db, of, { kind, origin, hash, address: "https://acme.example/logo" }, at));
	return hash;
}

interface MintPicture {
	/** Tells one picture from another. */
	n?: number;
	origin?: "website" | "owner";
	at?: number;
	type?: "image/png" | "image/svg+xml";
	width?: number;
	height?: number;
	transparent?: boolean;
}
