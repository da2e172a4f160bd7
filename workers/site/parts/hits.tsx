import type { FC } from "hono/jsx";
import { piecesOf } from "#core/search/passage";

/** A text whose words that were looked for are set apart. */
export const Hits: FC<{ text: string; stems: ReadonlySet<string> | undefined }> = ({ text, stems }) => {
	if (stems === undefined || stems.size === 0) return <>{text}</>;
	return (
		<>{piecesOf(text, stems).map((piece) => (piece.isHit ? <mark class="hit">{piece.text}</mark> : piece.text))}</>
	);
};
