import { PICTURE_MAX_BYTES } from "#core/limits";
import { readAvif } from "#core/pictures/avif";
import { readGif } from "#core/pictures/gif";
import { readIco } from "#core/pictures/ico";
import { readJpeg } from "#core/pictures/jpeg";
import type { CleanPicture } from "#core/pictures/picture";
import { PNG_SIGNATURE, readPng } from "#core/pictures/png";
import { PictureRefused } from "#core/pictures/refusal";
import { readSvg } from "#core/pictures/svg";
import { readWebp } from "#core/pictures/webp";

const ASCII = new TextDecoder("latin1");

/** By its first bytes; what a server or a file's name says of it counts for nothing. */
function readerOf(bytes: Uint8Array): ((bytes: Uint8Array) => CleanPicture | Promise<CleanPicture>) | null {
	const head = ASCII.decode(bytes.subarray(0, 16));
	if (PNG_SIGNATURE.every((byte, index) => bytes[index] === byte)) return readPng;
	if (head.startsWith("\u00ff\u00d8\u00ff")) return readJpeg;
	if (/^GIF8[79]a/.test(head)) return readGif;
	if (head.startsWith("RIFF") && head.startsWith("WEBP", 8)) return readWebp;
	if (/^.{4}ftyp(?:avif|avis|mif1|msf1)/s.test(head)) return readAvif;
	if (head.startsWith("\0\0\u0001\0")) return readIco;
	// A drawing is text; a byte order mark and space may stand before it.
	return /^(?:\u00ef\u00bb\u00bf)?\s*</.test(head) ? readSvg : null;
}

/**
 * Reads a picture out of bytes from anywhere, in time that grows with their number.
 * @throws PictureRefused with the reason.
 */
export async function inspectPicture(bytes: Uint8Array): Promise<CleanPicture> {
	if (bytes.length === 0) throw new PictureRefused("empty");
	if (bytes.length > PICTURE_MAX_BYTES) throw new PictureRefused("too_large");
	const read = readerOf(bytes);
	if (read === null) throw new PictureRefused("not_a_picture");
	const picture = await read(bytes);
	if (picture.bytes.length > PICTURE_MAX_BYTES) throw new PictureRefused("too_large");
	return picture;
}
