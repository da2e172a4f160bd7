import { Bytes, checkNotes, checkSides } from "#core/pictures/bytes";
import type { CleanPicture } from "#core/pictures/picture";
import { PictureRefused } from "#core/pictures/refusal";

/** What an encoder needs for a picture of one colour, measured with libaom. */
const bytesOfOneColour = (pixels: number) => 40 + pixels / 60_000;
const BOXES_MAX = 2000;
/** What stands in a file by itself. */
const OUTERMOST = new Set(["ftyp", "meta", "mdat", "moov", "free", "skip", "uuid"]);

interface Box {
	type: string;
	/** Where its content begins and ends in the file. */
	start: number;
	end: number;
}

/**
 * Blanks the notes in place: everything in the file is found by where it stands. Source: ISO/IEC 14496-12, sections 4 and 8.11;
 * ISO/IEC 23008-12, section 6.5. @throws PictureRefused.
 */
export function readAvif(all: Uint8Array): CleanPicture {
	const file = new Bytes(all.slice());
	const budget = { left: BOXES_MAX };
	const boxes = boxesIn(file, 0, file.length, budget);
	const brands = boxes.filter(({ type }) => type === "ftyp").map(({ start, end }) => file.ascii(start, end - start));
	if (brands.some((brand) => brand.includes("avis")) || boxes.some(({ type }) => type === "moov"))
		throw new PictureRefused("animated");
	const meta = boxes.filter(({ type }) => type === "meta");
	const [only] = meta;
	if (only === undefined || meta.length > 1) throw new PictureRefused("damaged");
	const inMeta = boxesIn(file, only.start + 4, only.end, budget);
	const one = (type: string) => inMeta.find((box) => box.type === type);
	const { width, height, transparent } = propertiesOf(file, one("iprp"), budget);
	const idat = one("idat");
	const items = itemTypes(file, one("iinf"), budget);
	const extents = extentsOf(file, one("iloc"), idat?.start ?? 0);
	let pictureBytes = 0;
	for (const { item, at, length } of extents) {
		const content = file.slice(at, length);
		const type = items.get(item) ?? "";
		if (type === "av01") pictureBytes = Math.max(pictureBytes, length);
		else if (type === "Exif" || type === "mime" || type === "uri ") {
			checkNotes(content);
			content.fill(0);
		}
	}
	for (const box of boxes) {
		if (["ftyp", "meta", "mdat"].includes(box.type)) continue;
		const content = file.slice(box.start, box.end - box.start);
		checkNotes(content);
		content.fill(0);
	}
	if (pictureBytes === 0) throw new PictureRefused("damaged");
	if (pictureBytes <= bytesOfOneColour(width * height)) throw new PictureRefused("one_colour");
	return { type: "image/avif", width, height, transparent, bytes: file.all };
}

function boxesIn(file: Bytes, from: number, to: number, budget: { left: number }): Box[] {
	const boxes: Box[] = [];
	for (let at = from; at < to; ) {
		if (budget.left-- <= 0) throw new PictureRefused("damaged");
		const size = file.u32(at);
		const type = file.ascii(at + 4, 4);
		if (from === 0 && !OUTERMOST.has(type)) throw new PictureRefused("more_behind");
		// A size of 0 reaches to the end; 64-bit sizes are for files that are too large here.
		const end = size === 0 ? to : at + size;
		if ((size !== 0 && size < 8) || !/^[ -~]{4}$/.test(type))
			throw new PictureRefused(at === from ? "damaged" : "more_behind");
		if (end > to) throw new PictureRefused("truncated");
		boxes.push({ type, start: at + 8, end });
		at = end;
	}
	return boxes;
}

/** The size of the whole picture is the largest that anything in it has: tiles and thumbnails are smaller. */
function propertiesOf(file: Bytes, iprp: Box | undefined, budget: { left: number }) {
	const ipco = iprp && boxesIn(file, iprp.start, iprp.end, budget).find(({ type }) => type === "ipco");
	const properties = ipco ? boxesIn(file, ipco.start, ipco.end, budget) : [];
	let [width, height, transparent] = [0, 0, false];
	for (const { type, start, end } of properties) {
		if (type === "ispe") {
			const size = { width: file.u32(start + 4), height: file.u32(start + 8) };
			checkSides(size.width, size.height);
			if (size.width * size.height > width * height) ({ width, height } = size);
		}
		if (type === "auxC" && file.ascii(start, end - start).includes("alpha")) transparent = true;
		if (type === "irot" && file.u8(start) % 2 === 1) [width, height] = [height, width];
	}
	checkSides(width, height);
	return { width, height, transparent };
}

function itemTypes(file: Bytes, iinf: Box | undefined, budget: { left: number }): Map<number, string> {
	const types = new Map<number, string>();
	if (iinf === undefined) return types;
	const entries = boxesIn(file, iinf.start + 4 + (file.u8(iinf.start) === 0 ? 2 : 4), iinf.end, budget);
	for (const { type, start } of entries) {
		const version = file.u8(start);
		if (type !== "infe" || version < 2) throw new PictureRefused("damaged");
		const id = version === 2 ? file.u16(start + 4) : file.u32(start + 4);
		types.set(id, file.ascii(start + (version === 2 ? 8 : 10), 4));
	}
	return types;
}

interface Extent {
	item: number;
	at: number;
	length: number;
}

/** Source: ISO/IEC 14496-12, section 8.11.3. */
function extentsOf(file: Bytes, iloc: Box | undefined, idat: number): Extent[] {
	if (iloc === undefined) throw new PictureRefused("damaged");
	const version = file.u8(iloc.start);
	const sizes = file.u16(iloc.start + 4);
	const [offsetSize, lengthSize, baseSize, indexSize] = [
		sizes >> 12,
		(sizes >> 8) & 15,
		(sizes >> 4) & 15,
		version > 0 ? sizes & 15 : 0,
	];
	let at = iloc.start + 6;
	const number = (size: number): number => {
		const value =
			size === 0
				? 0
				: size === 2
					? file.u16(at)
					: size === 4
						? file.u32(at)
						: file.u32(at) * 2 ** 32 + file.u32(at + 4);
		if (![0, 2, 4, 8].includes(size)) throw new PictureRefused("damaged");
		at += size;
		return value;
	};
	const extents: Extent[] = [];
	const items = number(version < 2 ? 2 : 4);
	for (let index = 0; index < items; index++) {
		const item = number(version < 2 ? 2 : 4);
		const method = version > 0 ? number(2) & 15 : 0;
		if (number(2) !== 0 || method > 1) throw new PictureRefused("refers_outside");
		const base = number(baseSize) + (method === 1 ? idat : 0);
		const count = number(2);
		for (let extent = 0; extent < count; extent++) {
			number(indexSize);
			extents.push({ item, at: base + number(offsetSize), length: number(lengthSize) });
			if (extents.length > BOXES_MAX || at > iloc.end) throw new PictureRefused("damaged");
		}
	}
	return extents;
}
