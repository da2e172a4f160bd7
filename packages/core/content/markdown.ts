import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";

/** Markdown (CommonMark with GitHub's tables, lists and strikethrough) as HTML. HTML in it stays text; links lead to the web only. */
export function markdownToHtml(text: string): string {
	return micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
}
