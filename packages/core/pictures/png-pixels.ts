import { PictureRefused } from "#core/pictures/refusal";

export interface PngHeader {
	width: number;
	height: number;
	/** Bits a sample. */
	depth: number;
	colourType: number;
	isInterlaced: boolean;
}

/** So many decoded bytes are looked at; of what is larger, how well it was compressed tells the rest. */
const LOOKED_AT_BYTES = 4 * 1024 * 1024;
/** One colour compresses to about a thousandth of itself, which is as far as deflate goes; two do not. */
const ONE_COLOUR_RATIO = 800;
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** First column and row, and the steps between them, of each pass. Source: PNG (Third Edition), section 8. */
const PASSES = [
	[0, 0, 8, 8],
	[4, 0, 8, 8],
	[0, 4, 4, 8],
	[2, 0, 4, 4],
	[0, 2, 2, 4],
	[1, 0, 2, 2],
	[0, 1, 1, 2],
] as const;

export interface Seen {
	isOneColour: boolean;
	/** Whether a pixel lets something shine through; true as well where not all could be looked at. */
	isTransparent: boolean;
}

/** Decodes as much of a picture as tells whether it is more than one colour, and whether something shines through. */
export async function pixelsOf(header: PngHeader, data: readonly Uint8Array[]): Promise<Seen> {
	const samples = SAMPLES[header.colourType] ?? 1;
	const hasAlpha = header.colourType === 4 || header.colourType === 6;
	const pixel = Math.max(1, (samples * header.depth) / 8);
	const look = new PixelLook(header, samples, hasAlpha);
	const rows = rowsOf(header, samples);
	const compressedBytes = data.reduce((total, part) => total + part.length, 0);
	let row = rows.next();
	let before = new Uint8Array(0);
	let looked = 0;
	let filled = 0;
	let line = new Uint8Array(0);
	const begin = () => {
		if (row.done === true) return;
		if (before.length !== row.value.bytes || row.value.isFirst) before = new Uint8Array(row.value.bytes);
		line = new Uint8Array(row.value.bytes + 1);
		filled = 0;
	};
	begin();
	for await (const chunk of inflated(data)) {
		for (let at = 0; at < chunk.length && row.done !== true; ) {
			const part = chunk.subarray(at, at + line.length - filled);
			line.set(part, filled);
			filled += part.length;
			at += part.length;
			if (filled < line.length) break;
			const above = before;
			before = unfiltered(line, above, pixel);
			if (row.value.isFirst || !isSame(before, above)) look.at(before, row.value.pixels);
			row = rows.next();
			begin();
		}
		looked += chunk.length;
		if (look.isDecided || row.done === true) break;
		if (looked < LOOKED_AT_BYTES) continue;
		const isFlat = compressedBytes * ONE_COLOUR_RATIO < decodedBytes(header, samples);
		return { isOneColour: look.isOneColour && isFlat, isTransparent: hasAlpha };
	}
	if (!look.isDecided && row.done !== true) throw new PictureRefused("truncated");
	return { isOneColour: look.isOneColour, isTransparent: look.isTransparent };
}

function decodedBytes({ width, height, depth }: PngHeader, samples: number): number {
	return (width * height * samples * depth) / 8;
}

interface Row {
	bytes: number;
	pixels: number;
	/** Of its pass: there is none above it. */
	isFirst: boolean;
}

function* rowsOf({ width, height, depth, isInterlaced }: PngHeader, samples: number): Generator<Row, void> {
	for (const [left, top, right, down] of isInterlaced ? PASSES : [[0, 0, 1, 1] as const]) {
		const pixels = Math.ceil((width - left) / right);
		const rows = Math.ceil((height - top) / down);
		const bytes = Math.ceil((pixels * samples * depth) / 8);
		if (pixels > 0) for (let row = 0; row < rows; row++) yield { bytes, pixels, isFirst: row === 0 };
	}
}

async function* inflated(data: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
	const compressed = new ReadableStream<BufferSource>({
		start(controller) {
			for (const part of data) controller.enqueue(part.slice());
			controller.close();
		},
	});
	const reader = compressed.pipeThrough(new DecompressionStream("deflate")).getReader();
	try {
		for (;;) {
			const { done, value } = await reader.read().catch(() => {
				throw new PictureRefused("damaged");
			});
			if (done) return;
			yield value;
		}
	} finally {
		await reader.cancel().catch(() => undefined);
	}
}

function isSame(row: Uint8Array, above: Uint8Array): boolean {
	return row.every((byte, index) => byte === above[index]);
}

/** Undoes the filter of a row, whose first byte names it. @param before the row above. */
function unfiltered(line: Uint8Array, before: Uint8Array, pixel: number): Uint8Array<ArrayBuffer> {
	const [filter] = line;
	const row = line.slice(1);
	if (filter === 0) return row;
	for (let i = 0; i < row.length; i++) {
		const left = i < pixel ? 0 : (row[i - pixel] ?? 0);
		const up = before[i] ?? 0;
		const corner = i < pixel ? 0 : (before[i - pixel] ?? 0);
		row[i] = (row[i] ?? 0) + predicted(filter ?? 0, left, up, corner);
	}
	return row;
}

/** Source: PNG (Third Edition), section 9. */
function predicted(filter: number, left: number, up: number, corner: number): number {
	if (filter === 1) return left;
	if (filter === 2) return up;
	if (filter === 3) return (left + up) >> 1;
	if (filter !== 4) throw new PictureRefused("damaged");
	const guess = left + up - corner;
	const [byLeft, byUp, byCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
	if (byLeft <= byUp && byLeft <= byCorner) return left;
	return byUp <= byCorner ? up : corner;
}

/** What has been seen of a picture's pixels. */
class PixelLook {
	isOneColour = true;
	isTransparent = false;
	#first: number | undefined;
	readonly #header: PngHeader;
	readonly #samples: number;
	readonly #hasAlpha: boolean;

	constructor(header: PngHeader, samples: number, hasAlpha: boolean) {
		this.#header = header;
		this.#samples = samples;
		this.#hasAlpha = hasAlpha;
	}

	get isDecided(): boolean {
		return !this.isOneColour && (this.isTransparent || !this.#hasAlpha);
	}

	at(row: Uint8Array, pixels: number): void {
		const { depth } = this.#header;
		for (let x = 0; x < pixels; x++) {
			let colour = 0;
			// Of 16 bits a sample, the upper 8 say enough.
			for (let sample = 0; sample < this.#samples; sample++)
				colour = colour * 256 + sampleOf(row, x * this.#samples + sample, depth);
			const alpha = this.#hasAlpha ? colour % 256 : 255;
			if (alpha < 255) this.isTransparent = true;
			// What cannot be seen has no colour.
			if (alpha === 0) colour = -1;
			this.#first ??= colour;
			if (colour !== this.#first) this.isOneColour = false;
		}
	}
}

function sampleOf(row: Uint8Array, index: number, depth: number): number {
	if (depth === 8) return row[index] ?? 0;
	if (depth === 16) return row[index * 2] ?? 0;
	const bit = index * depth;
	return ((row[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
}
