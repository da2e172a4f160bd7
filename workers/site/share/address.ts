import { sha256Hex } from "#core/sha256";
import type { ShareImage } from "./draw.ts";

/** What a share image is of, and the part of its address that names it. */
export const SHARED = {
	listings: /^[a-z0-9][a-z0-9-]{0,219}$/,
	founders: /^[a-z0-9][a-z0-9-]{0,219}$/,
	/** `2026-11-16` */
	weeks: /^\d{4}-\d{2}-\d{2}$/,
	/** `2026-11-16.tidewell` */
	awards: /^\d{4}-\d{2}-\d{2}\.[a-z0-9][a-z0-9-]{0,219}$/,
	site: /^directory$/,
} as const;
export type Shared = keyof typeof SHARED;

/** Goes up when the same content is drawn otherwise. */
const DRAWING = 1;

const HASH_LENGTH = 20;

/** An image at an address of its content: what changes has another address. */
export async function shareAddress(kind: Shared, name: string, image: ShareImage): Promise<string> {
	const hash = await sha256Hex(JSON.stringify([DRAWING, image]));
	return `/share/${kind}/${name}.${hash.slice(0, HASH_LENGTH)}.png`;
}

/** What an address names; null for one that cannot name an image. */
export function readShareAddress(kind: string, file: string): { kind: Shared; name: string } | null {
	const [, name = ""] = /^(.+)\.[0-9a-f]{20}\.png$/.exec(file) ?? [];
	return isShared(kind) && SHARED[kind].test(name) ? { kind, name } : null;
}

function isShared(kind: string): kind is Shared {
	return Object.hasOwn(SHARED, kind);
}
