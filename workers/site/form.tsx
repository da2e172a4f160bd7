import type { Child, FC } from "hono/jsx";
import { CSRF_FIELD } from "#workers/http/csrf";

interface PostFormProps {
	action: string;
	token: string;
	class?: string;
	/** Whether it is one button that the page's script may send in place. */
	press?: boolean;
	children?: Child;
}

/** A form that posts to this site, with what proves that one of our pages sent it (`formTokenOf`). */
export const PostForm: FC<PostFormProps> = (props) => (
	<form method="post" action={props.action} class={props.class} data-press={props.press === true ? "" : undefined}>
		<input type="hidden" name={CSRF_FIELD} value={props.token} />
		{props.children}
	</form>
);

/** A message about the whole page; `problem` is read out at once. */
export const Notice: FC<{ kind?: "info" | "good" | "problem"; children?: Child }> = ({ kind = "info", children }) => (
	<div class={`notice ${kind}`} role={kind === "problem" ? "alert" : "status"}>
		{children}
	</div>
);

/** A point in time, for people and machines. */
export const Time: FC<{ at: number }> = ({ at }) => {
	const iso = new Date(at).toISOString();
	return <time datetime={iso}>{`${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`}</time>;
};
