import { Bytes, checkNotes, checkSides, joined } from "#core/pictures/bytes";
import type { CleanPicture } from "#core/pictures/picture";
import { PictureRefused } from "#core/pictures/refusal";

/** What encoders need for a picture of one colour, measured with libwebp; a drawing of two shapes needs twice as much. */
const lossyBitsOfOneColour = (blocks: number) => 310 + 3.9 * blocks;
const losslessBytesOfOneColour = (pixels: number) => 28 + pixels / 22_000;
const ALPHA_FLAG = 0x10;
const ANIMATION_FLAG = 0x02;

interface Chunk {
	type: string;
	body: Bytes;
	/** With its head, and the byte that makes its length even. */
	whole: Uint8Array;
}

/** Keeps the picture and its alpha: no camera's notes, no colour profile. Source: RFC 9649. @throws PictureRefused. */
export function readWebp(all: Uint8Array): CleanPicture {
	const chunks = chunksOf(new Bytes(all));
	const find = (type: string) => chunks.find((chunk) => chunk.type === type);
	const [first] = chunks;
	const extended = first?.type === "VP8X" ? first.body : null;
	if (find("ANIM") !== undefined || ((extended?.u8(0) ?? 0) & ANIMATION_FLAG) !== 0)
		throw new PictureRefused("animated");
	const picture = find("VP8 ") ?? find("VP8L");
	if (picture === undefined) throw new PictureRefused("damaged");
	const alpha = picture.type === "VP8 " && extended !== null ? find("ALPH") : undefined;
	for (const chunk of chunks) if (![picture, alpha, first].includes(chunk)) checkNotes(chunk.body.all);
	const { width, height, transparent } = picture.type === "VP8L" ? losslessSize(picture.body) : lossySize(picture.body);
	checkSides(width, height);
	if (extended !== null && (extended.u24le(4) + 1 !== width || extended.u24le(7) + 1 !== height))
		throw new PictureRefused("contradicts_itself");
	if (picture.type === "VP8L" && picture.body.length <= losslessBytesOfOneColour(width * height))
		throw new PictureRefused("one_colour");
	const parts = alpha === undefined ? [picture.whole] : [extendedHead(width, height), alpha.whole, picture.whole];
	return { type: "image/webp", width, height, transparent: transparent || alpha !== undefined, bytes: riff(parts) };
}

function chunksOf(file: Bytes): Chunk[] {
	const end = file.u32(4, true) + 8;
	if (end > file.length) throw new PictureRefused("truncated");
	if (end < file.length) throw new PictureRefused("more_behind");
	const chunks: Chunk[] = [];
	for (let at = 12; at < end; ) {
		const length = file.u32(at + 4, true);
		const padded = length + (length % 2);
		chunks.push({
			type: file.ascii(at, 4),
			body: new Bytes(file.slice(at + 8, length)),
			whole: file.slice(at, padded + 8),
		});
		at += padded + 8;
	}
	return chunks;
}

/** Source: RFC 6386, section 9.1. */
function lossySize(body: Bytes): { width: number; height: number; transparent: boolean } {
	const isKeyFrame = (body.u8(0) & 1) === 0;
	const firstPartition = body.u24le(0) >> 5;
	if (!isKeyFrame || body.u24le(3) !== 0x2a019d) throw new PictureRefused("damaged");
	if (10 + firstPartition > body.length) throw new PictureRefused("truncated");
	const size = { width: body.u16(6, true) & 0x3fff, height: body.u16(8, true) & 0x3fff, transparent: false };
	checkSides(size.width, size.height);
	const blocks = Math.ceil(size.width / 16) * Math.ceil(size.height / 16);
	if (body.length * 8 <= lossyBitsOfOneColour(blocks)) throw new PictureRefused("one_colour");
	return size;
}

/** Source: RFC 9649, section 3.4. */
function losslessSize(body: Bytes): { width: number; height: number; transparent: boolean } {
	if (body.u8(0) !== 0x2f) throw new PictureRefused("damaged");
	const bits = body.u32(1, true);
	return {
		width: (bits & 0x3fff) + 1,
		height: ((bits >>> 14) & 0x3fff) + 1,
		transparent: ((bits >>> 28) & 1) === 1,
	};
}

function extendedHead(width: number, height: number): Uint8Array {
	const head = new Uint8Array(18);
	head.set(new TextEncoder().encode("VP8X"));
	const view = new DataView(head.buffer);
	view.setUint32(4, 10, true);
	head[8] = ALPHA_FLAG;
	for (const [at, side] of [
		[12, width],
		[15, height],
	] as const) {
		view.setUint16(at, (side - 1) & 0xffff, true);
		head[at + 2] = (side - 1) >> 16;
	}
	return head;
}

function riff(parts: readonly Uint8Array[]): Uint8Array {
	const head = new Uint8Array(12);
	head.set(new TextEncoder().encode("RIFF"));
	head.set(new TextEncoder().encode("WEBP"), 8);
	const bytes = joined([head, ...parts]);
	new DataView(bytes.buffer).setUint32(4, bytes.length - 8, true);
	return bytes;
}
