/** What of a drawing is kept, and what makes it more than a drawing. Source: SVG 2; docs/pictures.md#drawings. */

const words = (text: string) => new Set(text.split(/\s+/).filter((word) => word !== ""));

/** Elements that draw, or say how. */
export const DRAWN = words(
	"svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath linearGradient radialGradient stop clipPath mask marker style",
);
export const SHAPES = words("path rect circle ellipse line polyline polygon text use");
/** Elements whose children stand for themselves. */
export const UNWRAPPED = words("a switch");
/** Elements that run something, or show a part of a web page. Lower case, without prefix. */
export const ACTIVE = words(
	"script foreignobject iframe frame object embed applet audio video canvas handler listener html body head link meta base form input button textarea isindex",
);
/** Elements that show another picture. Lower case. */
export const PICTURES = words("image img feimage picture");

/** Attributes that say how something is drawn. */
export const ATTRIBUTES = words(`
	id class style d x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height points transform viewBox preserveAspectRatio pathLength
	fill fill-opacity fill-rule stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
	stroke-opacity stroke-width opacity color clip-path clip-rule mask mask-type maskUnits maskContentUnits clipPathUnits
	gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity marker-start marker-mid marker-end markerWidth
	markerHeight markerUnits refX refY orient display visibility overflow paint-order shape-rendering text-rendering
	color-interpolation vector-effect mix-blend-mode isolation transform-origin
	font-family font-size font-style font-weight font-variant font-stretch letter-spacing word-spacing text-anchor
	text-decoration dominant-baseline alignment-baseline baseline-shift textLength lengthAdjust dx dy rotate startOffset
`);
/** Elements that may refer to another one of the same drawing. */
export const REFERRING = words("use linearGradient radialGradient textPath");

/** Whether a value or a style sheet loads something: an address that is not a place in the same drawing. */
export function loads(text: string): boolean {
	if (/@import|@font-face|@namespace|expression\s*\(|image-set\s*\(|\bsrc\s*\(|\\/i.test(text)) return true;
	for (const [, address = ""] of text.matchAll(/url\s*\(\s*["']?([^"')]{0,200})/gi)) {
		if (!address.trimStart().startsWith("#")) return true;
	}
	return false;
}

export function runs(text: string): boolean {
	return /(?:java|vb|live)script\s*:|data\s*:\s*text\/html/i.test(text);
}

/** Places in the same drawing that a value names. */
export function placesIn(text: string): string[] {
	return [...text.matchAll(/url\s*\(\s*["']?#([^"')\s]{1,200})/gi)].map(([, id = ""]) => id);
}
