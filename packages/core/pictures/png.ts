import { Bytes, checkNotes, checkSides, joined } from "#core/pictures/bytes";
import type { CleanPicture } from "#core/pictures/picture";
import { type PngHeader, pixelsOf } from "#core/pictures/png-pixels";
import { PictureRefused } from "#core/pictures/refusal";

export const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;

/** What draws the picture; all else are notes, or the frames of one that moves. Source: PNG (Third Edition), section 11. */
const KEPT = new Set(["IHDR", "PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "IDAT", "IEND"]);
/** Which numbers of bits a sample may have, by colour type. */
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
	0: [1, 2, 4, 8, 16],
	2: [8, 16],
	3: [1, 2, 4, 8],
	4: [8, 16],
	6: [8, 16],
};

/** @throws PictureRefused. */
export async function readPng(all: Uint8Array): Promise<CleanPicture> {
	const { header, kept, data, transparency } = chunksOf(new Bytes(all));
	checkSides(header.width, header.height);
	const seen = await pixelsOf(header, data);
	if (seen.isOneColour) throw new PictureRefused("one_colour");
	return {
		type: "image/png",
		width: header.width,
		height: header.height,
		transparent: seen.isTransparent || transparency,
		bytes: joined([Uint8Array.from(PNG_SIGNATURE), ...kept]),
	};
}

interface Chunks {
	header: PngHeader;
	/** Chunks that are kept, as they stand. */
	kept: Uint8Array[];
	/** Of the IDAT chunks. */
	data: Uint8Array[];
	/** Whether a colour is declared to be transparent. */
	transparency: boolean;
}

function chunksOf(file: Bytes): Chunks {
	const kept: Uint8Array[] = [];
	const data: Uint8Array[] = [];
	let header: PngHeader | null = null;
	let transparency = false;
	for (let at: number = PNG_SIGNATURE.length; ; ) {
		const length = file.u32(at);
		const type = file.ascii(at + 4, 4);
		const body = file.slice(at + 8, length);
		const whole = file.slice(at, length + 12);
		at += whole.length;
		if ((type === "IHDR") !== (header === null)) throw new PictureRefused("damaged");
		if (type === "IHDR") header = headerOf(body);
		if (type === "IDAT") data.push(body);
		if (type === "tRNS") transparency = true;
		if (!KEPT.has(type)) checkNotes(body);
		else if (crc32(whole.subarray(4, -4)) !== file.u32(at - 4)) throw new PictureRefused("damaged");
		else kept.push(whole);
		if (type !== "IEND") continue;
		if (at < file.length) throw new PictureRefused("more_behind");
		if (header === null || data.length === 0) throw new PictureRefused("damaged");
		return { header, kept, data, transparency };
	}
}

function headerOf(body: Uint8Array): PngHeader {
	const file = new Bytes(body);
	const header = { width: file.u32(0), height: file.u32(4), depth: file.u8(8), colourType: file.u8(9) };
	const [compression, filter, interlace] = [file.u8(10), file.u8(11), file.u8(12)];
	const isKnown = DEPTHS[header.colourType]?.includes(header.depth) === true;
	if (body.length !== 13 || !isKnown || compression !== 0 || filter !== 0 || interlace > 1)
		throw new PictureRefused("damaged");
	return { ...header, isInterlaced: interlace === 1 };
}

let table: Uint32Array | undefined;

/** Source: PNG (Third Edition), annex D. */
export function crc32(bytes: Uint8Array): number {
	table ??= Uint32Array.from({ length: 256 }, (_, n) => {
		let c = n;
		for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
		return c;
	});
	let crc = 0xffffffff;
	for (const byte of bytes) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
	return (crc ^ 0xffffffff) >>> 0;
}
