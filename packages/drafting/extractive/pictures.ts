import type { PageImage, ReadPage } from "#core/web/page";

/** Where a website keeps what may be its logo and its cover, the likeliest first. */
export interface PictureAddresses {
	logo: string[];
	cover: string[];
}

/** So many are tried. */
const LOGOS_TRIED = 4;
const COVERS_TRIED = 2;

/**
 * The pictures that a website shows itself by: the logo that was drafted, then its icons; the picture that its home page
 * gives to whoever shares it.
 * @param logo as drafted or typed; null where there is none.
 */
export function pictureAddresses(pages: readonly ReadPage[], logo: string | null): PictureAddresses {
	const images = pages.find(({ role }) => role === "home")?.images ?? [];
	const icons = images
		.map((image) => ({ src: image.src, worth: iconWorth(image) }))
		.filter(({ worth }) => worth > 0)
		.sort((a, b) => b.worth - a.worth)
		.map(({ src }) => src);
	const shared = images.filter(({ hints }) => SHARED.test(hints)).map(({ src }) => src);
	return {
		logo: tried([...(logo === null ? [] : [logo]), ...icons], LOGOS_TRIED),
		cover: tried(
			shared.filter((src) => src !== logo),
			COVERS_TRIED,
		),
	};
}

const SHARED = /^(?:meta (?:og|twitter):image|link image_src)/;

/** Icons made for home screens are large and fill their square; drawings are sharp at any size. */
function iconWorth({ hints, src }: PageImage): number {
	if (!/^link .*icon/.test(hints) || hints.includes("mask-icon")) return 0;
	if (hints.includes("apple-touch-icon")) return 1000;
	if (/svg/.test(hints) || /\.svg(?:[?#]|$)/i.test(src)) return 900;
	return Math.min(800, Number(/ (\d{1,4})x\d{1,4}/.exec(hints)?.[1] ?? 1));
}

function tried(addresses: readonly string[], max: number): string[] {
	return [...new Set(addresses)].filter((address) => /^https?:\/\//i.test(address)).slice(0, max);
}
