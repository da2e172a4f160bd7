import { Bytes, checkSides, joined } from "#core/pictures/bytes";
import type { CleanPicture } from "#core/pictures/picture";
import { PNG_SIGNATURE, readPng } from "#core/pictures/png";
import { PictureRefused } from "#core/pictures/refusal";

const ENTRY = 16;
const IMAGES_MAX = 32;

/**
 * Keeps the largest picture of an icon: a PNG as it is, a bitmap as an icon of one. Source: the ICO format, as of
 * https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10). @throws PictureRefused.
 */
export async function readIco(all: Uint8Array): Promise<CleanPicture> {
	const file = new Bytes(all);
	const count = file.u16(4, true);
	if (count < 1 || count > IMAGES_MAX) throw new PictureRefused("damaged");
	const entries = Array.from({ length: count }, (_, index) => entryOf(file, 6 + index * ENTRY));
	const end = Math.max(...entries.map(({ at, length }) => at + length));
	if (end < file.length) throw new PictureRefused("more_behind");
	const [largest] = entries.sort((a, b) => b.width - a.width || b.bits - a.bits);
	if (largest === undefined) throw new PictureRefused("damaged");
	const image = file.slice(largest.at, largest.length);
	if (PNG_SIGNATURE.every((byte, index) => image[index] === byte)) return readPng(image);
	return bitmap(image, largest);
}

interface Entry {
	width: number;
	height: number;
	bits: number;
	at: number;
	length: number;
	/** As it stands. */
	head: Uint8Array;
}

function entryOf(file: Bytes, at: number): Entry {
	const entry = {
		width: file.u8(at) || 256,
		height: file.u8(at + 1) || 256,
		bits: file.u16(at + 6, true),
		length: file.u32(at + 8, true),
		at: file.u32(at + 12, true),
		head: file.slice(at, ENTRY),
	};
	file.slice(entry.at, entry.length);
	return entry;
}

/** A device-independent bitmap: its colours, then a mask; the header gives twice the height. */
function bitmap(image: Uint8Array, { width, height, head }: Entry): CleanPicture {
	const file = new Bytes(image);
	const [bits, compression] = [file.u16(14, true), file.u32(16, true)];
	if (file.u32(0, true) !== 40 || compression !== 0 || ![1, 4, 8, 24, 32].includes(bits))
		throw new PictureRefused("damaged");
	checkSides(width, height);
	if (file.u32(4, true) !== width || file.u32(8, true) !== 2 * height) throw new PictureRefused("contradicts_itself");
	const used = file.u32(32, true);
	if (used > 256) throw new PictureRefused("damaged");
	const palette = bits <= 8 ? 4 * (used || 2 ** bits) : 0;
	const rowBytes = Math.ceil((width * bits) / 32) * 4;
	const pixels = file.slice(40 + palette, rowBytes * height);
	const size = 40 + palette + pixels.length + Math.ceil(width / 32) * 4 * height;
	// Some programs leave out the mask where pixels have their own alpha.
	const kept = file.slice(0, bits === 32 ? Math.min(size, file.length) : size);
	if (isOneColour(pixels, { width, bits, rowBytes })) throw new PictureRefused("one_colour");
	const start = head.slice();
	const view = new DataView(start.buffer);
	view.setUint32(8, kept.length, true);
	view.setUint32(12, 6 + ENTRY, true);
	const icon = Uint8Array.of(0, 0, 1, 0, 1, 0);
	return { type: "image/x-icon", width, height, transparent: true, bytes: joined([icon, start, kept]) };
}

function isOneColour(
	pixels: Uint8Array,
	{ width, bits, rowBytes }: { width: number; bits: number; rowBytes: number },
): boolean {
	const used = Math.floor((width * bits) / 8);
	const step = Math.max(1, bits / 8);
	for (let row = 0; row < pixels.length; row += rowBytes) {
		for (let i = 0; i < used; i++) if (pixels[row + i] !== pixels[i % step]) return false;
	}
	return true;
}
