import type { Child, FC } from "hono/jsx";
import { CSRF_FIELD, withoutMark } from "#workers/http/csrf";
import { Icon } from "./parts/icons.tsx";
import { momentOf } from "./words/format.ts";

interface PostFormProps {
	action: string;
	token: string;
	class?: string;
	/** For buttons that stand outside it. */
	id?: string;
	/** Whether it is one button that the page's script may send in place. */
	press?: boolean;
	/** Whether it sends a file. */
	multipart?: boolean;
	children?: Child;
}

/** A form that posts to this site, with what proves that one of our pages sent it (`formTokenOf`). */
export const PostForm: FC<PostFormProps> = (props) => (
	<form
		method="post"
		action={props.action}
		class={props.class}
		id={props.id}
		enctype={props.multipart === true ? "multipart/form-data" : undefined}
		data-press={props.press === true ? "" : undefined}
	>
		<input type="hidden" name={CSRF_FIELD} value={props.press === true ? withoutMark(props.token) : props.token} />
		{props.children}
	</form>
);

const NOTICE_ICONS = { info: "info", good: "check", problem: "alert", paid: "money" } as const;

interface NoticeProps {
	kind?: keyof typeof NOTICE_ICONS;
	/** Whether it answers a press: the page opens where it stands, however far down that is. */
	isAnswer?: boolean;
	children?: Child;
}

/** A message about the whole page; `problem` is read out at once, `paid` says what money decides here. */
export const Notice: FC<NoticeProps> = ({ kind = "info", isAnswer, children }) => (
	<div class={`notice ${kind}`} role={kind === "problem" ? "alert" : "status"} {...(isAnswer === true && OPENS_HERE)}>
		<Icon of={NOTICE_ICONS[kind]} l />
		<div>{children}</div>
	</div>
);

/** What makes a page open where something stands that cannot be typed into. */
export const OPENS_HERE = { tabindex: -1, autofocus: true } as const;

/** Marks the input of a refused answer. A page opens at the first of them, so that nobody has to look for it. */
export const markWrong = (isWrong: boolean) => (isWrong ? WRONG : undefined);
const WRONG = { "aria-invalid": "true", autofocus: true } as const;

/** A point in time, for people and machines. */
export const Time: FC<{ at: number }> = ({ at }) => {
	return <time datetime={new Date(at).toISOString()}>{momentOf(at)}</time>;
};
