/**
 * Where browsers are given a cookie that proves when a page with a form was opened. In a file of its
 * own: every page loads the forms' definitions first, and this only comes with a form.
 */
export const FORM_OPENED_PATH = '/form-opened';
