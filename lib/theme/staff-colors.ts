/** As in `app/staff/[lang]/styles/colors.css`, for what stands outside of its documents (docs/decisions/0343). */
export const STAFF_BRAND = '#1f5f4a';
export const STAFF_GROUND = '#f4f5f3';
