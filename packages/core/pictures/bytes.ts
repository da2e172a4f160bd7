import { PICTURE_SIDE_MAX } from "#core/limits";
import { PictureRefused } from "#core/pictures/refusal";

/** A file that is read within its bounds: what would lie behind its end is no number, but a file that is cut off. */
export class Bytes {
	readonly length: number;
	readonly all: Uint8Array;
	readonly #view: DataView;

	constructor(all: Uint8Array) {
		this.all = all;
		this.length = all.length;
		this.#view = new DataView(all.buffer, all.byteOffset, all.byteLength);
	}

	u8(at: number): number {
		return this.#view.getUint8(this.#within(at, 1));
	}

	u16(at: number, littleEndian = false): number {
		return this.#view.getUint16(this.#within(at, 2), littleEndian);
	}

	u24le(at: number): number {
		return this.u16(at, true) | (this.u8(at + 2) << 16);
	}

	u32(at: number, littleEndian = false): number {
		return this.#view.getUint32(this.#within(at, 4), littleEndian);
	}

	ascii(at: number, length: number): string {
		return String.fromCharCode(...this.slice(at, length));
	}

	slice(at: number, length: number): Uint8Array {
		return this.all.subarray(this.#within(at, length), at + length);
	}

	#within(at: number, length: number): number {
		if (at < 0 || length < 0 || at + length > this.length) throw new PictureRefused("truncated");
		return at;
	}
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
	const whole = new Uint8Array(parts.reduce((total, part) => total + part.length, 0));
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}

/** @throws PictureRefused for sides that no picture has, or none that is kept. */
export function checkSides(width: number, height: number): void {
	if (width < 1 || height < 1) throw new PictureRefused("damaged");
	if (width > PICTURE_SIDE_MAX || height > PICTURE_SIDE_MAX) throw new PictureRefused("too_many_pixels");
}

/** What makes a file two things at once, where a picture keeps notes. */
const MARKUP = /<(?:script|html|body|iframe|svg|!doctype|\?php)|javascript:|%PDF-/i;
const ARCHIVE = "PK\u0003\u0004";

/** Looks into notes that are left out. @throws PictureRefused where they are more than notes. */
export function checkNotes(notes: Uint8Array): void {
	const text = new TextDecoder("latin1").decode(notes);
	if (MARKUP.test(text) || text.includes(ARCHIVE)) throw new PictureRefused("carries_markup");
}
