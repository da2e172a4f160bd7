import { plainText } from "#core/web/plain-text";
import type { Block } from "#mails/blocks";
import { folded } from "#mails/fold";
import { plain } from "#mails/line";

/** Source: RFC 5322, section 2.1.1. */
const LINE_MAX_BYTES = 998;

/** Blocks as plain text, with a blank line between them. */
export function textOf(blocks: readonly Block[]): string {
	return folded(blocks.map(blockText).join("\n\n"), LINE_MAX_BYTES);
}

function blockText(block: Block): string {
	switch (block.kind) {
		case "paragraph":
			return plain(block.line);
		case "button":
			return `${block.label}:\n${block.href}`;
		case "link":
			return `${block.label}: ${block.href}`;
		case "quote":
			// Marked line by line, so that no words of theirs read as if they were ours.
			return plainText(block.text.trim())
				.split(/\r\n|\r|\n/)
				.map((row) => (row === "" ? ">" : `> ${row}`))
				.join("\n");
		case "list":
			return block.items.map((item) => `- ${plain(item)}`).join("\n");
		case "rows":
			return block.rows.map(({ label, value }) => `${plain(label)}: ${plain(value)}`).join("\n");
		case "code":
			return block.text;
	}
}
