import type { FC } from "hono/jsx";
import type { AppError, ErrorCode } from "#core/errors";
import { Notice } from "../form.tsx";
import { words } from "../words/words.ts";

const t = words.errors;

interface Props {
	error: AppError | undefined;
	/** Of a form that is longer than a window: what is wrong in it, each a way to its field. */
	fields?: readonly { id: string; label: string }[];
}

/**
 * Above a form that was refused: that something is wrong below, or what stands in its way. Nothing where it was not. The page
 * opens here, or at the first wrong answer where this names none.
 */
export const RefusedNotice: FC<Props> = ({ error, fields = [] }) => {
	if (error === undefined) return null;
	if (error.code === "invalid_input" && error.errors.length > 0) {
		return (
			<Notice kind="problem" isAnswer={fields.length > 0}>
				{t.wrongBelow}
				{fields.length > 0 && (
					<ul>
						{fields.map(({ id, label }) => (
							<li>
								<a href={`#${id}`}>{label}</a>
							</li>
						))}
					</ul>
				)}
			</Notice>
		);
	}
	const { title, text } = t.said[error.code];
	const seconds = error.retryAfterSeconds ?? 0;
	return (
		<Notice kind="problem" isAnswer>
			<p>
				<strong>{title}.</strong> {text} {seconds > 0 && t.again(seconds)}
			</p>
			<WaysOut code={error.code} />
		</Notice>
	);
};

export interface Way {
	href: string;
	label: string;
}

/** Where somebody who was refused can go on. */
export const WayOut: FC<Way> = ({ href, label }) => (
	<p>
		<a href={href}>{label}</a>
	</p>
);

/** The same, where there are several. */
export const WaysOut: FC<{ code: ErrorCode }> = ({ code }) => (
	<p>
		{t.said[code].ways.map(({ href, label }, index) => (
			<>
				{index > 0 && " · "}
				<a href={href}>{label}</a>
			</>
		))}
	</p>
);

/** What is said of a press that was refused, on the page that it was made on. */
export const PressRefused: FC<{ code: ErrorCode }> = ({ code }) => (
	<Notice kind="problem" isAnswer>
		<p>{t.pressed[code] ?? `${t.said[code].title}. ${t.said[code].text}`}</p>
		<WaysOut code={code} />
	</Notice>
);
