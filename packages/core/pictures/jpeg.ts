import { Bytes, checkNotes, checkSides, joined } from "#core/pictures/bytes";
import type { CleanPicture } from "#core/pictures/picture";
import { PictureRefused } from "#core/pictures/refusal";

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP1 = 0xe1;
/** Says how colours are meant: without it some pictures turn green. */
const APP14 = 0xee;
/** Tables and frames that a picture is drawn by: quantisation, Huffman tables, restart interval; frames that browsers draw. */
const KEPT = new Set([0xdb, 0xc4, 0xdd, APP14]);
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Frames that browsers do not draw: lossless, hierarchical, arithmetic. */
const OTHER_FRAMES = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

/**
 * Keeps what draws the picture: no notes of cameras (place, time, device), no comments, no second picture behind it. How it
 * is to be turned is kept. Source: ITU-T T.81, annex B; Exif 2.32, section 4.6. @throws PictureRefused.
 */
export function readJpeg(all: Uint8Array): CleanPicture {
	const file = new Bytes(all);
	const kept: Uint8Array[] = [Uint8Array.of(0xff, SOI)];
	let frame: { width: number; height: number } | null = null;
	let orientation = 1;
	let isScanned = false;
	for (let at = 2; ; ) {
		const marker = markerAt(file, at);
		if (marker === EOI) {
			if (frame === null || !isScanned) throw new PictureRefused("damaged");
			checkBehind(file, at + 2);
			return finished(kept, frame, orientation);
		}
		const length = file.u16(at + 2);
		const segment = file.slice(at, length + 2);
		at += segment.length;
		if (length < 2 || OTHER_FRAMES.has(marker)) throw new PictureRefused("damaged");
		if (FRAMES.has(marker)) {
			if (frame !== null) throw new PictureRefused("contradicts_itself");
			const body = new Bytes(segment);
			frame = { height: body.u16(5), width: body.u16(7) };
			checkSides(frame.width, frame.height);
			kept.push(segment);
		} else if (marker === SOS) {
			const end = scanEnd(file, at);
			if (!isScanned && repeats(file.slice(at, end - at))) throw new PictureRefused("one_colour");
			isScanned = true;
			kept.push(segment, file.slice(at, end - at));
			at = end;
		} else if (KEPT.has(marker)) kept.push(segment);
		else {
			checkNotes(segment);
			if (marker === APP1) orientation = orientationOf(segment) ?? orientation;
		}
	}
}

/** Markers may be filled up with 0xFF before them. */
function markerAt(file: Bytes, at: number): number {
	const marker = file.u8(at + 1);
	if (file.u8(at) !== 0xff || marker === 0 || marker === 0xff) throw new PictureRefused("damaged");
	return marker;
}

/** A scan ends at the next marker that is no restart, and 0xFF 0x00 is a byte of it. */
function scanEnd(file: Bytes, from: number): number {
	for (let at = from; ; ) {
		at = file.all.indexOf(0xff, at);
		if (at < 0 || at + 1 >= file.length) throw new PictureRefused("truncated");
		const next = file.u8(at + 1);
		if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
		at += 2;
	}
}

/** Cameras put further pictures behind the first; anything else does not belong there. */
function checkBehind(file: Bytes, at: number): void {
	const behind = file.all.subarray(at);
	const isPicture = behind[0] === 0xff && behind[1] === SOI;
	if (!isPicture && behind.some((byte) => byte !== 0)) throw new PictureRefused("more_behind");
	checkNotes(behind);
}

function finished(
	kept: Uint8Array[],
	{ width, height }: { width: number; height: number },
	orientation: number,
): CleanPicture {
	const [start = new Uint8Array(0), ...rest] = kept;
	const turn = orientation === 1 ? [] : [orientationSegment(orientation)];
	const isTurned = orientation >= 5;
	return {
		type: "image/jpeg",
		width: isTurned ? height : width,
		height: isTurned ? width : height,
		transparent: false,
		bytes: joined([start, ...turn, ...rest, Uint8Array.of(0xff, EOI)]),
	};
}

const EXIF = "Exif\0\0";
const ORIENTATION_TAG = 0x0112;

/** How the picture is to be turned, 1 to 8; null where a segment does not say. */
function orientationOf(segment: Uint8Array): number | null {
	const file = new Bytes(segment);
	if (segment.length < 18 || file.ascii(4, 6) !== EXIF) return null;
	const tiff = 10;
	const little = file.ascii(tiff, 2) === "II";
	const directory = tiff + file.u32(tiff + 4, little);
	if (directory + 2 > segment.length) return null;
	const entries = Math.min(file.u16(directory, little), 200);
	for (let entry = directory + 2; entry < directory + 2 + entries * 12 && entry + 12 <= segment.length; entry += 12) {
		if (file.u16(entry, little) !== ORIENTATION_TAG) continue;
		const value = file.u16(entry + 8, little);
		return value >= 1 && value <= 8 ? value : null;
	}
	return null;
}

/** A segment that says how to turn the picture, and nothing else. */
function orientationSegment(orientation: number): Uint8Array {
	const head = [0xff, APP1, 0, 34, ...[...EXIF].map((letter) => letter.charCodeAt(0))];
	return Uint8Array.from([
		...head,
		...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
		...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
		...[0, 0, 0, 0],
	]);
}

/** The longest run of bits that blocks of one colour repeat, in bytes: a block of each of some components. */
const PERIOD_MAX = 96;

/** Whether a scan says the same again and again, as one of a single colour does. */
function repeats(scan: Uint8Array): boolean {
	const said: number[] = [];
	for (let at = 0; at < scan.length; at++) {
		const byte = scan[at] ?? 0;
		// Restart markers count up; a zero behind 0xFF is no byte.
		if (byte === 0xff && (scan[at + 1] ?? 0) >= 0xd0) at++;
		else if (!(byte === 0 && scan[at - 1] === 0xff)) said.push(byte);
	}
	// The first block says the colour, the last byte is filled up.
	const middle = said.slice(10, -1);
	for (let period = 1; period <= PERIOD_MAX && period <= middle.length / 3; period++) {
		if (middle.every((byte, index) => index < period || byte === middle[index - period])) return true;
	}
	return false;
}
