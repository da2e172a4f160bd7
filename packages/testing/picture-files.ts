/** Files as they come, made by code: honest pictures of each format, and the parts that hostile ones are made of. */

export const text = (words: string): Uint8Array => new TextEncoder().encode(words);

export function bytesOf(...parts: (Uint8Array | readonly number[] | string)[]): Uint8Array {
	const all = parts.map((part) => (typeof part === "string" ? text(part) : Uint8Array.from(part)));
	const whole = new Uint8Array(all.reduce((total, part) => total + part.length, 0));
	let at = 0;
	for (const part of all) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}

export const u32 = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
export const u16 = (value: number): number[] => u32(value).slice(2);
export const u32le = (value: number): number[] => u32(value).reverse();
export const u16le = (value: number): number[] => u16(value).reverse();

interface Drawing {
	width?: number;
	height?: number;
	colour?: string;
	/** More markup, before the end. */
	more?: string;
	/** More attributes of the root. */
	root?: string;
}

/** A drawing in SVG. */
export function drawing({ width = 64, height = 64, colour = "#c33", more = "", root = "" }: Drawing = {}): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"${root}><circle cx="20" cy="20" r="9" fill="${colour}"/>${more}</svg>`;
}

let table: number[] | undefined;
function crc(bytes: Uint8Array): number {
	table ??= Array.from({ length: 256 }, (_, n) => {
		let c = n;
		for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
		return c >>> 0;
	});
	let value = 0xffffffff;
	for (const byte of bytes) value = (table[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
	return (value ^ 0xffffffff) >>> 0;
}

export function chunk(type: string, data: Uint8Array | readonly number[] | string = []): Uint8Array {
	const named = bytesOf(type, data);
	return bytesOf(u32(named.length - 4), named, u32(crc(named)));
}

/** Stored, not compressed: the length is known, and no library is needed. */
export function zlibStored(data: Uint8Array): Uint8Array {
	const parts: Uint8Array[] = [];
	for (let at = 0; at < data.length; at += 65_535) {
		const part = data.subarray(at, at + 65_535);
		const isLast = at + part.length >= data.length;
		parts.push(bytesOf([isLast ? 1 : 0], u16le(part.length), u16le(part.length ^ 0xffff), part));
	}
	let [a, b] = [1, 0];
	for (const byte of data) {
		a = (a + byte) % 65_521;
		b = (b + a) % 65_521;
	}
	return bytesOf([0x78, 0x01], ...parts, u16(b), u16(a));
}

export const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
export const pngHeader = (width: number, height: number, colourType = 2): Uint8Array =>
	chunk("IHDR", [...u32(width), ...u32(height), 8, colourType, 0, 0, 0]);

interface Png {
	width?: number;
	height?: number;
	/** Red, green, blue and maybe alpha of a pixel; two colours unless told. */
	pixel?: (x: number, y: number) => readonly number[];
	/** Chunks before the picture's data, and behind it. */
	before?: Uint8Array[];
	behind?: Uint8Array[];
}

export function png({ width = 64, height = 64, pixel = twoColours, before = [], behind = [] }: Png = {}): Uint8Array {
	const samples = pixel(0, 0).length;
	const rows = new Uint8Array(height * (width * samples + 1));
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++) rows.set(pixel(x, y), y * (width * samples + 1) + 1 + x * samples);
	const header = pngHeader(width, height, samples === 4 ? 6 : 2);
	return bytesOf(PNG_HEAD, header, ...before, chunk("IDAT", zlibStored(rows)), ...behind, chunk("IEND"));
}

function twoColours(x: number, y: number): readonly number[] {
	return x > 20 && y > 20 ? [200, 40, 40] : [255, 255, 255];
}

interface Gif {
	width?: number;
	height?: number;
	/** Blocks before the picture. */
	before?: Uint8Array[];
	frames?: number;
	/** Colour of a pixel, 0 to 3. */
	pixel?: (index: number) => number;
}

/** A clear code before each pair of pixels keeps every code at three bits. */
export function gif({
	width = 40,
	height = 40,
	before = [],
	frames = 1,
	pixel = (i) => (i % 7 === 0 ? 1 : 0),
}: Gif = {}): Uint8Array {
	const codes: number[] = [];
	for (let index = 0; index < width * height; index++) {
		if (index % 2 === 0) codes.push(4);
		codes.push(pixel(index));
	}
	codes.push(5);
	const packed = new Uint8Array(Math.ceil((codes.length * 3) / 8));
	codes.forEach((code, index) => {
		for (let bit = 0; bit < 3; bit++) {
			const at = index * 3 + bit;
			packed[at >> 3] = (packed[at >> 3] ?? 0) | (((code >> bit) & 1) << (at & 7));
		}
	});
	const blocks: Uint8Array[] = [];
	for (let at = 0; at < packed.length; at += 255) {
		const part = packed.subarray(at, at + 255);
		blocks.push(bytesOf([part.length], part));
	}
	const image = bytesOf([0x2c], u16le(0), u16le(0), u16le(width), u16le(height), [0, 2], ...blocks, [0]);
	const colours = [255, 255, 255, 200, 40, 40, 0, 0, 0, 0, 0, 200];
	const head = bytesOf("GIF89a", u16le(width), u16le(height), [0x81, 0, 0], colours);
	return bytesOf(head, ...before, ...Array.from({ length: frames }, () => image), [0x3b]);
}

export function icon(image: Uint8Array, width = 64, height = 64): Uint8Array {
	const entry = bytesOf([width & 255, height & 255, 0, 0], u16le(1), u16le(32), u32le(image.length), u32le(22));
	return bytesOf([0, 0, 1, 0], u16le(1), entry, image);
}

/** A bitmap of 32 bits a pixel as icons hold them. */
export function bitmap(width: number, height: number, said = { width, height }): Uint8Array {
	const pixels = new Uint8Array(width * height * 4).map((_, index) => (index % 64 < 32 ? 255 : 40));
	const mask = new Uint8Array(Math.ceil(width / 32) * 4 * height);
	const head = bytesOf(u32le(40), u32le(said.width), u32le(said.height * 2), u16le(1), u16le(32), new Uint8Array(24));
	return bytesOf(head, pixels, mask);
}

/** Segment of a JPEG file. */
export const segment = (marker: number, data: Uint8Array | string): Uint8Array => {
	const body = bytesOf(data);
	return bytesOf([0xff, marker], u16(body.length + 2), body);
};

/** Puts something behind the first bytes of a file. */
export function inserted(file: Uint8Array, at: number, ...parts: (Uint8Array | string)[]): Uint8Array {
	return bytesOf(file.subarray(0, at), ...parts, file.subarray(at));
}

/** A file with some of its bytes replaced. */
export function patched(file: Uint8Array, at: number, bytes: readonly number[]): Uint8Array {
	const copy = file.slice();
	copy.set(bytes, at);
	return copy;
}

/** RIFF file with further chunks. */
export function webp(...chunks: (readonly [type: string, data: Uint8Array])[]): Uint8Array {
	const parts = chunks.map(([type, data]) => bytesOf(type, u32le(data.length), data, new Uint8Array(data.length % 2)));
	const body = bytesOf("WEBP", ...parts);
	return bytesOf("RIFF", u32le(body.length), body);
}

const decoded = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** A red dot of 64 by 64 pixels, as encoders write it; of the last, with notes of a camera. */
const ENCODED = {
	jpeg: "/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCABAAEADASIAAhEBAxEB/8QAGQABAAMBAQAAAAAAAAAAAAAAAAMEBgUH/8QAJxAAAQQABAUFAQAAAAAAAAAAAwABAgQGEUFRBRMhYXEiMoHR4UL/xAAYAQEAAwEAAAAAAAAAAAAAAAAAAgMEBf/EABsRAAMAAwEBAAAAAAAAAAAAAAABAgMRMRMy/9oADAMBAAIRAxEAPwD0BERAEUFq2CmLmWCxHHvr4bVcM+La8ZOwKxCNvKTR+1F0l0tjDeT5Ro0WcBi2vKTMesQbbxk0vpdyrbBcFzK5Ykj208toipPgvDeP6ROiIpFQUFyyOnVJYL7YNn57KdZzGJnjUrhZ+hJvJ/hv1Rp6Wy3DHpakzd+8biFmRjyzd/bHSLbMqyIsvTvJJLSCs0LxuH2YmBLJ290dJNs6rInA0mtM9Jp2R3Ko7An9M2z8dlOs7g4zyqWAu/Qc2k3y34tEtUva2cHNHnbkLOYxC8qlczN0HN4v8t+LRqC5WHcqkrlb0zbLx3SltaGG/O1R5sitX6JuH2ZBPHJ29stJNuyqrLw7yaa2giK1Qom4hZiEEc3/AKlpFt3TobSW2aTBwXjUsGduhJtFvhv1aJQU6w6dUdcTemDZee6nWqVpaODmv0t0ERFIqILVQFwXLsCiSPfTw+i4h8JV5SzBZINtpRaX0tEii5T6WxmvH8szoMJV4yZz2SEbaMWj9rt1agKYuVXFEce2vl9VOiKUuC815PphERSKj//Z",
	webp: "UklGRl4BAABXRUJQVlA4IFIBAADQCQCdASpAAEAAPrVEn0unI6Mht/6qAOAWiWYAxrYxP6iW2223C28Aby9kQlwHuAejLcBU4e5zFTzb27Du/BFaeyW4K7mmtcR8bx3HoW5KPQNCCYuMlQAA/voCjE868t/32rHwP0i4jmaO5RCW/v2houykn5h5VXTJl0vw0IZY3on8AUEWcL+Jz0V3k+Il2o4g7cUrhGJ+r2Lo2A1wlYWiGTbMh2PdqsjLrzSY8s4JSWm0ugnl/XBsILrn79f/NCfZPNkuyUoODCivxAieiTorLx2YIakdSE2mYaBSIkvJXPrgXNGiNHOdb32pKAs8dXrRKUvwp7w/X1i7xvntU+K6IrRZdl31cOq596wAq5MX5AuenQrzCSsvfUNrpBGlc1Pz+hN+fUB3yassxr3+CsqzlNeRZm1dncCpo0GfVgwBYrbFI9msbHv6def8C6tX2QAAAA==",
	webpAlpha:
		"UklGRgQCAABXRUJQVlA4WAoAAAAQAAAAPwAAPwAAQUxQSAoBAAABgFvb1rLo4RJaZF1oITJSCFIAP7lLCeNuVWAFWPRb/KNfBu/dNRlJREwAXS56CvWHub3d2rOHet6Nl2qu1ckrLYkVH2zU2ZteDOjGUqzmFYpvpNj7PojwpxL8CAP4PpXon19upIR7YrdKvCwUNeSsmMxAAXZEkhuETVqiqSA1AfcKY+3hKyjQLF8dpcr3iHLHN0OZ8FkoBt8Gxfm/LBSDb4Yy4XtEueOro1T48igZPvcSY+HmIw2jQYLJDYKTkKAeQotEI4acGZOhK7kiSfel2iTueZJ598pR+EPiLUyIvh5f20ugZYNHLxJutOOc57QiBJ3QlqctGwmCd2erdxNrs7HGd5WMmy4XAVZQOCDUAAAAMAgAnQEqQABAAD61QJtLpyOiobn8TVDgFolmCHABfQg+eTRJfEB6gPEA6QHP/6YBvIH7ABLyw5JqIes6vSyPylnl2wVLWu6uRAAA/v2ZgCH+TR3W8meljX8xQW8BrG6CUHg1A7Y+a9yo3rcQXgq2V//wQ/Zd8Tm1UUqhFnDkcBwSiHDnEDAY3oAEBIpq+1M1KCKYHIIaiDu3uWfcOUDhvgHapCIRkHi2x8IH5xzQn26N//+ARro7rEK71jyUHzqwdtKFu7P7+t9gVLXL+1ia6NEAAAA=",
	webpLossless:
		"UklGRpgBAABXRUJQVlA4TIwBAAAvP8APEO+hJpKkqO+AiBwR+Hf3nQ22jSRJqbsD8k+OKLCxvlYTSVLUd0BEjgj8u/uOdSTJSgp3hwwInzgIg2931wkR97nl8YwkijuKNAqi+KMAZRR7FEb+uZ/jiDDR4sGNRwDY8eI2fDBLCRCwA8whfgEyCjzAIEIpJUCAghEdwIsNc4hfgGcQEMuPFxhyPKXUGvW2rwnzntm6FnAkSbKqvC+4De7u7g5z/5PBdAc7NhH9nwD9X3yHm2GvlM+X2sNNxPHF1xX5uHlIcgWngnxdWKaJrg0xrT9ZckcxX+QoslMBTrIEualAZx7uKOAl7C7wByhRwzXSmJMQniHJAkMhg1gL5QHgmhyVt10opFG7DcvWbsAyt2uzdOwaLDW7AkvxdzVYanZtlo7dgGVut2HZ2UVYYnauxVF1dnrg2CswWWAo+ghdMqwUmqrh6mmMPnE3RS9QF4W/R5jxC6fZCaKfVcbc0u7yUtJHzaZ8U97EufhdcZVSav/Q+qy195XeRbfzTqNQaHTnu5jT/0U=",
	avif: "AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAK8AAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAEAAAABAAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAC3bWRhdBIACgk4FX/9pAQ0GkAynwFGsJi5OYYKUFDosNRikMb+fKnIBXMnfGswLcS0K9K6Ah0/WpqdmLgin5zptBxmT2PpcHgsSABQNvAlTYK9tQwIBPuNu/DqWEkRoxACKKt3l6sbow/ruSTeDz8gMzOZ4R9cmb18FNDDBWcP7klAmk+vsBQr8wycxg9lg6bn/99xfCEWI99a7TPkXWPktfFuhy7FQBLtyNKRK4fpG9Etevo=",
	avifExif:
		"AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAARdtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAADRpbG9jAAAAAERAAAIAAQAAAAABOwABAAAAAAAAAK8AAgAAAAAB6gABAAAAAAAAANgAAAA4aWluZgAAAAAAAgAAABVpbmZlAgAAAAABAABhdjAxAAAAABVpbmZlAgAAAQACAABFeGlmAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAEAAAABAAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAaaXJlZgAAAAAAAAAOY2RzYwACAAEAAQAAAY9tZGF0EgAKCTgVf/2kBDQaQDKfAUawmLk5hgpQUOiw1GKQxv58qcgFcyd8azAtxLQr0roCHT9amp2YuCKfnOm0HGZPY+lweCxIAFA28CVNgr21DAgE+4278OpYSRGjEAIoq3eXqxujD+u5JN4PPyAzM5nhH1yZvXwU0MMFZw/uSUCaT6+wFCvzDJzGD2WDpuf/33F8IRYj31rtM+RdY+S18W6HLsVAEu3I0pErh+kb0S16+gAAAAZFeGlmAABJSSoACAAAAAcAEgEDAAEAAAABAAAAGgEFAAEAAABiAAAAGwEFAAEAAABqAAAAKAEDAAEAAAACAAAAEwIDAAEAAAABAAAAmIICAA0AAAByAAAAaYcEAAEAAACAAAAAAAAAAEgAAAABAAAASAAAAAEAAABzZWNyZXQgcGxhY2UAAAYAAJAHAAQAAAAwMjEwAZEHAAQAAAABAgMAAKAHAAQAAAAwMTAwAaADAAEAAAD//wAAAqAEAAEAAABAAAAAA6AEAAEAAABAAAAAAAAAAA==",
};

export const encoded = (name: keyof typeof ENCODED): Uint8Array => decoded(ENCODED[name]);

/** The body of a chunk of a WebP file. */
export function webpChunk(file: Uint8Array, type: string): Uint8Array {
	const at = new TextDecoder("latin1").decode(file).indexOf(type, 12);
	const length = new DataView(file.buffer).getUint32(at + 4, true);
	return file.slice(at + 8, at + 8 + length);
}
