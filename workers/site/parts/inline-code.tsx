import type { FC } from "hono/jsx";

/** A sentence of a document, in which backticks mark code. */
export const InlineCode: FC<{ text: string }> = ({ text }) => (
	<>{text.split(/`([^`]+)`/).map((part, index) => (index % 2 === 1 ? <code>{part}</code> : part))}</>
);
