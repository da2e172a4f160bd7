import { Bytes, checkNotes, checkSides, joined } from "#core/pictures/bytes";
import type { CleanPicture } from "#core/pictures/picture";
import { PictureRefused } from "#core/pictures/refusal";

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const GRAPHIC_CONTROL = 0xf9;

/**
 * Keeps the first picture of a file: no motion, no comments, no notes of programs.
 * The sections 17 to 27 of GIF89a. @throws PictureRefused.
 */
export function readGif(all: Uint8Array): CleanPicture {
	const file = new Bytes(all);
	const [width, height] = [file.u16(6, true), file.u16(8, true)];
	checkSides(width, height);
	const head = file.slice(0, 13 + tableBytes(file.u8(10)));
	let control: Uint8Array = new Uint8Array(0);
	let image: Uint8Array | null = null;
	for (let at = head.length; ; ) {
		const kind = file.u8(at);
		if (kind === TRAILER) {
			if (image === null) throw new PictureRefused("damaged");
			if (at + 1 < file.length) throw new PictureRefused("more_behind");
			return {
				type: "image/gif",
				width,
				height,
				transparent: (control[3] ?? 0) % 2 === 1,
				bytes: joined([head, control, image, Uint8Array.of(TRAILER)]),
			};
		}
		if (kind === EXTENSION) {
			const end = blocksEnd(file, at + 2);
			const block = file.slice(at, end - at);
			if (file.u8(at + 1) !== GRAPHIC_CONTROL) checkNotes(block);
			else if (image === null) control = block;
			at = end;
		} else if (kind === IMAGE) {
			const data = at + 10 + tableBytes(file.u8(at + 9));
			const end = blocksEnd(file, data + 1);
			image ??= firstImage(file, { at, data, end, width, height });
			at = end;
		} else throw new PictureRefused("damaged");
	}
}

function tableBytes(flags: number): number {
	return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** Where a run of sub-blocks ends. */
function blocksEnd(file: Bytes, from: number): number {
	let at = from;
	for (let length = file.u8(at); length > 0; length = file.u8(at)) at += length + 1;
	return at + 1;
}

interface Place {
	at: number;
	data: number;
	end: number;
	width: number;
	height: number;
}

function firstImage(file: Bytes, { at, data, end, width, height }: Place): Uint8Array {
	const right = file.u16(at + 1, true) + file.u16(at + 5, true);
	const bottom = file.u16(at + 3, true) + file.u16(at + 7, true);
	if (right > width || bottom > height) throw new PictureRefused("contradicts_itself");
	if (isOneColour(file, data, end)) throw new PictureRefused("one_colour");
	return file.slice(at, end - at);
}

/** Every other code repeats what was written before, so the codes for single colours tell. Source: GIF89a, appendix F. */
function isOneColour(file: Bytes, data: number, end: number): boolean {
	const rootBits = file.u8(data);
	if (rootBits < 2 || rootBits > 8) throw new PictureRefused("damaged");
	const clear = 2 ** rootBits;
	let [bits, known] = [rootBits + 1, clear + 2];
	let first: number | undefined;
	let isAfterClear = true;
	for (const code of codesOf(file, data + 1, end, () => bits)) {
		if (code === clear + 1) return true;
		if (code === clear) {
			[bits, known] = [rootBits + 1, clear + 2];
			isAfterClear = true;
			continue;
		}
		if (code < clear) {
			first ??= code;
			if (code !== first) return false;
		}
		if (!isAfterClear && known < 4096) known++;
		isAfterClear = false;
		if (known === 2 ** bits && bits < 12) bits++;
	}
	return true;
}

function* codesOf(file: Bytes, from: number, end: number, bits: () => number): Generator<number> {
	let [held, count] = [0, 0];
	for (let at = from; at < end; ) {
		const length = file.u8(at);
		for (const byte of file.slice(at + 1, length)) {
			held |= byte << count;
			count += 8;
			while (count >= bits()) {
				const size = bits();
				yield held & (2 ** size - 1);
				held >>>= size;
				count -= size;
			}
		}
		at += length + 1;
		if (length === 0) return;
	}
}
