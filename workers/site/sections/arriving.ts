import checkMailPage from "../pages/check-mail.tsx";
import confirmClaimPage from "../pages/confirm-claim.tsx";
import confirmSignInPage from "../pages/confirm-sign-in.tsx";
import consentPage from "../pages/consent.tsx";
import invitePage from "../pages/invite.tsx";
import reviewReplyPage from "../pages/review-reply.tsx";
import reviewReportPage from "../pages/review-report.tsx";
import reviewWithdrawPage from "../pages/review-withdraw.ts";
import signInPage from "../pages/sign-in.tsx";
import signInWithPage from "../pages/sign-in-with.ts";
import signOutPage from "../pages/sign-out.ts";
import submitPage from "../pages/submit.tsx";
import unsubscribePage from "../pages/unsubscribe.tsx";
import type { Page } from "../site.ts";

export default [
	reviewReplyPage,
	reviewReportPage,
	reviewWithdrawPage,
	unsubscribePage,
	signInPage,
	signInWithPage,
	checkMailPage,
	confirmSignInPage,
	signOutPage,
	submitPage,
	consentPage,
	confirmClaimPage,
	invitePage,
] satisfies Page[];
