export { answerSurvey } from './answer-survey';
export { getSurveyDetail } from './get-survey-detail';
export { getSurveyForm } from './get-survey-form';
export { rateVisit, type Said } from './rate-visit';
export { openRatingLink, rateByLink } from './rating-link';
