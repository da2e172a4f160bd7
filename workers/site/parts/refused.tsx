import type { FC } from "hono/jsx";
import type { AppError } from "#core/errors";
import { Notice } from "../form.tsx";
import { words } from "../words/words.ts";

const t = words.errors;

/** Above a form that was refused: that something is wrong below, or what stands in its way. Nothing where it was not. */
export const RefusedNotice: FC<{ error: AppError | undefined }> = ({ error }) => {
	if (error === undefined) return null;
	if (error.code === "invalid_input" && error.errors.length > 0) return <Notice kind="problem">{t.wrongBelow}</Notice>;
	const { title, text } = t.said[error.code];
	const seconds = error.retryAfterSeconds ?? 0;
	return (
		<Notice kind="problem">
			<p>
				<strong>{title}.</strong> {text} {seconds > 0 && t.again(seconds)}
			</p>
		</Notice>
	);
};
